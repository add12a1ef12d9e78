/** SQLSTATEs that other code names too. */
export const postgresCodes = { diskFull: "53100", readOnly: "25006" };

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
  postgresCodes.readOnly, // a standby, until it takes over
  "53000", // insufficient resources
  "53200", // out of memory
  "53300", // too many connections
  "53400", // a configured limit is exceeded
  "57P01", // the server is shutting down
  "57P02",
  "57P03", // the server is starting up
]);

/** Whether the database could not be reached or could not work, as against a query that it refused. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return hasCode(error, (code) => codes.has(code));
}

/** Whether the database's disk has no room for what was to be written. */
export function isDatabaseFull(error: unknown): boolean {
  return hasCode(error, (code) => code === postgresCodes.diskFull);
}

function hasCode(error: unknown, matches: (code: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && matches(code)) || hasCode(error.cause, matches);
}
