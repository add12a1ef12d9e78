export const postgresCodes = { diskFull: "53100", readOnly: "25006" };

/** Error codes of Node.js for a server certificate that has expired, has another name, or is signed by no known CA. */
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

/** Error codes of Node.js, postgres.js and PostgreSQL for a temporarily unavailable database. */
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

/** Whether the database is temporarily unavailable. False for an error of the query itself. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return hasCode(error, (code) => codes.has(code) || certificateCodes.has(code));
}

export function isCertificateRefused(error: unknown): boolean {
  return hasCode(error, (code) => certificateCodes.has(code));
}

export function isDatabaseFull(error: unknown): boolean {
  return hasCode(error, (code) => code === postgresCodes.diskFull);
}

/** Runs an optional write. Does nothing on a full disk. */
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
