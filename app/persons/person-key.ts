import "~/lib/zod-config";
import { z } from "zod";
import { formatReference, parseReference } from "~/booking/reference";
import { formatPhone, phoneKeys } from "~/lib/phone";
import { cleanLine } from "~/lib/text";
import { invalidSearch } from "~/messages/persons";

export interface PersonKey {
  kind: "email" | "phone" | "reference";
  /** An email in lower case, one of `phoneKeys`, or a reference of 8 characters. */
  value: string;
}

/** Characters of the longest email address. */
export const maxTypedKeyLength = 320;

/**
 * Parses a complete email address, a phone number in the customer's form, or a reference of a request. Returns null for other text, such
 * as a name, which two people may share.
 */
export function parsePersonKey(typed: string): PersonKey | null {
  const text = typed.trim();
  if (text.length > maxTypedKeyLength) return null;
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { kind: "email", value: text.toLowerCase() };
  const reference = parseReference(text);
  if (reference) return { kind: "reference", value: reference };
  const [phone] = phoneKeys(text);
  return phone === undefined ? null : { kind: "phone", value: phone };
}

export function formatPersonKey({ kind, value }: PersonKey): string {
  if (kind === "reference") return formatReference(value);
  return kind === "phone" ? formatPhone(value) : value;
}

export const personField = z
  .string(invalidSearch)
  .max(maxTypedKeyLength, invalidSearch)
  .transform((typed, context) => {
    const key = parsePersonKey(cleanLine(typed));
    if (!key) context.addIssue(invalidSearch);
    return key ?? z.NEVER;
  });
