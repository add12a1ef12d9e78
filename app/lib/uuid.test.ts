import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { isUuid, uuid8 } from "./uuid";

test("accepts UUIDs of every version, in any case, and nothing else", () => {
  expect(isUuid(crypto.randomUUID())).toBe(true);
  expect(isUuid(crypto.randomUUID().toUpperCase())).toBe(true);
  for (const text of [undefined, "", "1", ` ${crypto.randomUUID()}`, crypto.randomUUID().replaceAll("-", "")])
    expect(isUuid(text)).toBe(false);
});

test("derives a version 8 UUID of the RFC 9562 variant from a hash, without changing the hash", () => {
  const hash = createHash("sha256").update("a").digest();
  const before = hash.toString("hex");
  expect(uuid8(hash)).toBe("ca978112-ca1b-8dca-bac2-31b39a23dc4d");
  expect(hash.toString("hex")).toBe(before);
  expect(uuid8(new Uint8Array(32).fill(0xff))).toBe("ffffffff-ffff-8fff-bfff-ffffffffffff");
  expect(isUuid(uuid8(hash))).toBe(true);
});
