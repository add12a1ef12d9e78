// A phone number stays as it was typed: people write extensions and foreign numbers in many ways. `hasPhoneDigits` says whether a text may
// be one, `formatPhone` and `telephoneLink` show it. Only the number of the company must be callable from anywhere: `readPhone`.

/** Ten digits of the North American plan, optionally after the country code; anything else is no US number. */
const usNumber = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;
/** A number of another country, as E.164 has it. */
const foreignNumber = /^\+[1-9]\d{7,14}$/;
const separators = /[\s().-]/g;

export interface PhoneNumber {
  /** For people: `(818) 555-0142`. */
  label: string;
  /** For links: `tel:+18185550142`. */
  href: string;
  /** For structured data: `+1-818-555-0142`. */
  international: string;
}

/** Reads a phone number that can be called from anywhere; null if it is none. */
export function readPhone(text: string): PhoneNumber | null {
  const digits = text.replace(separators, "");
  const [, area, exchange, line] = usNumber.exec(digits) ?? [];
  if (area && exchange && line) {
    return {
      label: `(${area}) ${exchange}-${line}`,
      href: `tel:+1${area}${exchange}${line}`,
      international: `+1-${area}-${exchange}-${line}`,
    };
  }
  if (!foreignNumber.test(digits)) return null;
  return { label: text, href: `tel:${digits}`, international: digits };
}

/** Digits of a phone number at least: a local number without its area code. */
export const minPhoneDigits = 7;

/** Whether a text has as many digits as a phone number that somebody enters must have. */
export function hasPhoneDigits(text: string): boolean {
  return text.replace(/\D/g, "").length >= minPhoneDigits;
}

const extension = /^(.*?)\s*(?:ext\.?|x)\s*(\d{1,6})$/i;

/** Formats a US telephone number for display: `818.555.0142` becomes `(818) 555-0142`. Other numbers stay as typed. */
export function formatPhone(phone: string): string {
  const [, typed = phone, digits] = extension.exec(phone) ?? [];
  const [, area, exchange, line] = usNumber.exec(typed.replace(separators, "")) ?? [];
  if (!area) return phone;
  return `(${area}) ${exchange}-${line}${digits ? ` x${digits}` : ""}`;
}

/** Fewer digits make no link. Not `minPhoneDigits`: short numbers such as 311 can be called, too. */
const minLinkDigits = 3;

/** Returns a `tel:` link without the extension, such as `x12`; null if `phone` contains no telephone number. */
export function telephoneLink(phone: string): string | null {
  const number = phone.split(/[a-z;,]/i, 1)[0]?.replace(/[^\d+]/g, "") ?? "";
  return number.replace(/\D/g, "").length >= minLinkDigits ? `tel:${number}` : null;
}
