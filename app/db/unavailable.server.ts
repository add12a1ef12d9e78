/** SQLSTATEs that other modules use too. */
export const postgresCodes = { diskFull: "53100", readOnly: "25006" };

/** Error codes of Node.js for a certificate of the server that has expired, has another name, or that no known CA has signed. */
const certificateCodes = new Set([
  "CERT_HAS_EXPIRED",
  "CERT_NOT_YET_VALID",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

/** Error codes of Node.js, postgres.js and PostgreSQL for a database that is temporarily unavailable. */
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
  "25P03", // idle in a transaction for too long
  "53000", // insufficient resources
  "53200", // out of memory
  "53300", // too many connections
  "53400", // a configured limit is exceeded
  "55P03", // another transaction holds a lock for too long
  "57014", // the query took too long
  "57P01", // the server is shutting down
  "57P02",
  "57P03", // the server is starting up
]);

/** Whether the database is temporarily unavailable, as opposed to an error of the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return hasCode(error, (code) => codes.has(code) || certificateCodes.has(code));
}

/** Whether the certificate of the database was not accepted. */
export function isCertificateRefused(error: unknown): boolean {
  return hasCode(error, (code) => certificateCodes.has(code));
}

/** Whether the disk of the database is full. */
export function isDatabaseFull(error: unknown): boolean {
  return hasCode(error, (code) => code === postgresCodes.diskFull);
}

/** Runs a write that a read can do without: on a full disk, nothing is written. */
export async function unlessFull(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isDatabaseFull(error)) throw error;
  }
}

function hasCode(error: unknown, matches: (code: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && matches(code)) || hasCode(error.cause, matches);
}
