/** Returns the value of an environment variable. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}.`);
  return value;
}

/**
 * Sends JSON to another program.
 *
 * @throws {Error} if it does not take it
 */
export async function send(method: "POST" | "PUT" | "DELETE", url: string, json?: object): Promise<unknown> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(url, { method, headers, ...(json && { body: JSON.stringify(json) }) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.status === 204 ? null : response.json();
}
