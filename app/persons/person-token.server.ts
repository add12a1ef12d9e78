import { decrypt, encrypt } from "~/process/encrypt.server";
import { parsePersonKey, type PersonKey } from "./person-key";

const encryptionContext = { purpose: "person", owner: "" } as const;

/** Encrypts the key for a page's address. The browser's history and the logs of proxies store addresses, and must not name customers. */
export function sealPerson({ value }: PersonKey): string {
  return encrypt(value, encryptionContext);
}

/** Returns null for a token that `sealPerson` did not create. */
export function openPerson(token: string | null): PersonKey | null {
  const value = decrypt((token ?? "").slice(0, 1_000), encryptionContext);
  return value === undefined ? null : parsePersonKey(value);
}
