/** Belongs to the device and the door, not to what the person has said or done. */
const KEPT = ["setpoint.theme", "setpoint.token"];

/** Takes what was not sent yet, and what was chosen along the way, out of this browser. */
export function forgetThisBrowser(): void {
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith("setpoint.") && !KEPT.includes(key));
    for (const key of ours) localStorage.removeItem(key);
  } catch {}
}
