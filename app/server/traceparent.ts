const pattern = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;
const maxLength = 512;

/**
 * Returns the trace id of a `traceparent` header (W3C Trace Context); undefined for one that is missing or invalid, which the
 * standard says to ignore. Later versions may append fields.
 */
export function readTraceId(header: string | string[] | undefined): string | undefined {
  if (typeof header !== "string" || header.length > maxLength) return undefined;
  const [, version, traceId, parentId, rest] = pattern.exec(header) ?? [];
  if (version === undefined || version === "ff" || (version === "00" && rest !== undefined)) return undefined;
  return isZero(traceId) || isZero(parentId) ? undefined : traceId;
}

function isZero(id = ""): boolean {
  return /^0*$/.test(id);
}
