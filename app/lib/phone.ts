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

const extension = /^(.*?)\s*(?:ext\.?|x)\s*(\d{1,6})$/i;

/** Formats a US telephone number for display: `818.555.0142` becomes `(818) 555-0142`. Other numbers stay as typed. */
export function formatPhone(phone: string): string {
  const [, typed = phone, digits] = extension.exec(phone) ?? [];
  const [, area, exchange, line] = usNumber.exec(typed.replace(separators, "")) ?? [];
  if (!area) return phone;
  return `(${area}) ${exchange}-${line}${digits ? ` x${digits}` : ""}`;
}

/** With fewer digits, a text is not a telephone number. */
const minDigits = 3;

/** Returns a `tel:` link without the extension, such as `x12`; null if `phone` contains no telephone number. */
export function telephoneLink(phone: string): string | null {
  const number = phone.split(/[a-z;,]/i, 1)[0]?.replace(/[^\d+]/g, "") ?? "";
  return number.replace(/\D/g, "").length >= minDigits ? `tel:${number}` : null;
}
