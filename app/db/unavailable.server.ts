/** Codes of errors that say "the database cannot be reached now", of Node, postgres.js and PostgreSQL. */
const codes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "ETIMEDOUT",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "53300", // too many connections
  "57P01", // the server is shutting down
  "57P02",
  "57P03", // the server is starting up
]);

/** Whether the database could not be reached, as against a query that it refused. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && codes.has(code)) || isDatabaseUnavailable(error.cause);
}
