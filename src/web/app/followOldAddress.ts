/** A conversation was once named in the query; links of that time still lead to it. */
export function followOldAddress(): void {
  const id = new URLSearchParams(location.search).get("conversation");
  if (location.pathname === "/" && id) history.replaceState(null, "", `/chat/${encodeURIComponent(id)}`);
}
