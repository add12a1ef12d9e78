import { decrypt, encrypt } from "~/process/encrypt.server";
import { parsePersonKey, type PersonKey } from "./person-key";

const owned = { purpose: "person", owner: "" } as const;

/**
 * Encrypts what a person is found by, for the address of a page: addresses are kept in the browser's history and in the logs of
 * proxies, which must not name customers.
 */
export function sealPerson({ value }: PersonKey): string {
  return encrypt(value, owned);
}

/** Decrypts what `sealPerson` returned; null for anything else. */
export function openPerson(token: string | null): PersonKey | null {
  const value = decrypt((token ?? "").slice(0, 1_000), owned);
  return value === undefined ? null : parsePersonKey(value);
}
