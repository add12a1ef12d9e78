import { z } from "zod";

export interface SenderAddress {
  /** Empty if only the address is known. */
  name: string;
  address: string;
}

const mailbox = /^(?:(?<name>[^<>]*)<(?<only>[^<>]*)>|(?<bare>[^<>]*))$/;

/** Parses MAIL_FROM, such as `Datum 3D, Inc. <hello@example.com>` or `hello@example.com`; null unless it has exactly one address. */
export function parseSender(text: string): SenderAddress | null {
  const { name = "", only, bare = "" } = mailbox.exec(text.trim())?.groups ?? {};
  const address = (only ?? bare).trim();
  if (!z.regexes.email.test(address)) return null;
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
}
