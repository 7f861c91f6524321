/** By the hour of the day, 0 to 23; with the name where it is known. */
export function greeting(hour: number, name: string | null): string {
  const words = hour < 5 || hour >= 18 ? "Good evening" : hour < 12 ? "Good morning" : "Good afternoon";
  return name === null ? words : `${words}, ${name}`;
}
