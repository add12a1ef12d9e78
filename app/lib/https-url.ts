/** Whether a text is an https address of a host with a domain, without a name and password. */
export function isHttpsUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return (
    url?.protocol === "https:" && url.hostname.includes(".") && url.username === "" && url.password === ""
  );
}
