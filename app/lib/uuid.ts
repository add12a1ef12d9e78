const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is a UUID. Comparing an id with any other text would make a query fail. */
export function isUuid(text: string | undefined): text is string {
  return text !== undefined && uuidPattern.test(text);
}

/** Returns a version 8 UUID (RFC 9562) from the first 16 bytes of `hash`. */
export function uuid8(hash: Uint8Array): string {
  const bytes = Uint8Array.from(hash.subarray(0, 16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x80], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  return uuidFromBytes(bytes);
}

/** @param bytes 16 bytes */
export function uuidFromBytes(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
