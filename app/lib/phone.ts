import { plainDashes } from "./text";

// Phone numbers are stored as typed, because people write extensions, foreign numbers and two numbers in many ways. `hasPhoneDigits`
// validates a number, `phoneKeys` finds it, `formatPhone` and `telephoneLink` render it. Only the company's number must be callable from
// anywhere: `readPhone`.

/** Ten digits of the North American plan, optionally after the country code. */
const usNumber = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;
/** A number of another country in E.164 format. */
const foreignNumber = /^\+[1-9]\d{7,14}$/;
const separators = /[\s().-]/g;

export interface PhoneNumber {
  /** `(818) 555-0142` */
  label: string;
  /** `tel:+18185550142` */
  href: string;
  /** For structured data: `+1-818-555-0142`. */
  international: string;
}

/** Reads a phone number that can be called from anywhere; null for any other text. */
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

/** The digits of a local number without its area code. */
export const minPhoneDigits = 7;

export function hasPhoneDigits(text: string): boolean {
  return countDigits(text) >= minPhoneDigits;
}

const extension = /^(.*?)\s*(?:ext\.?|x|#)\s*(\d{1,6})$/i;

/** Formats a US number: `818.555.0142` becomes `(818) 555-0142`. Other numbers stay as typed. */
export function formatPhone(phone: string): string {
  const [, typed = phone, digits] = extension.exec(phone) ?? [];
  const [, area, exchange, line] = usNumber.exec(typed.replace(separators, "")) ?? [];
  if (!area) return phone;
  return `(${area}) ${exchange}-${line}${digits ? ` x${digits}` : ""}`;
}

/** Lower than `minPhoneDigits`, because short numbers such as 311 can also be called. */
const minLinkDigits = 3;

/** Returns a `tel:` link to the first number of a text, without its extension; null without a number. */
export function telephoneLink(phone: string): string | null {
  const numbers = readNumbers(phone);
  const number =
    numbers.find(hasPhoneDigits) ?? numbers.find((digits) => countDigits(digits) >= minLinkDigits);
  return number === undefined ? null : `tel:${number}`;
}

/**
 * Returns the distinct keys by which numbers are compared: up to ten digits without country code and trunk zero, so `+44 (0)20 7946 0958
 * x12` and `020 7946 0958` are equal. Extensions have no key.
 */
export function phoneKeys(text: string): string[] {
  const keys = readNumbers(text).flatMap((number) => {
    const digits = number.replace("+", "").slice(-10);
    return [toPhoneKey(number), digits].find(hasPhoneDigits) ?? [];
  });
  return [...new Set(keys)];
}

/** Returns the digits of a partial phone number as in `phoneKeys`: `818` for `+1 (818)`; null for a text with other content. */
export function phonePart(text: string): string | null {
  const [number, ...others] = readNumbers(text);
  const isOne = number !== undefined && others.length === 0 && /^[\d\s()+./-]+$/.test(plainDashes(text));
  return isOne ? toPhoneKey(number) : null;
}

/** International dialing prefixes, and country codes. No country code is a prefix of another one. */
const exitCode = /^(?:\+|00|011(?=\d{8}))/;
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Returns up to ten digits, without exit code, country code and trunk zero. A number of more than ten digits has a country code, unless it
 * starts with a trunk zero.
 */
function toPhoneKey(number: string): string {
  const digits = number.replace(exitCode, "");
  const isInternational = digits !== number || (number.length > 10 && !number.startsWith("0"));
  const national = isInternational ? digits.replace(countryCode, "") : digits;
  return national.replace(/^0+/, "").slice(-10);
}

/** The characters of one number; a plus begins another one. */
const phoneLike = /\+?[\d(][\d\s()./-]*/g;
const trunkZero = /^((?:\+|00|011)[\d\s.-]*)\(0\)/;

function readNumbers(text: string): string[] {
  return (plainDashes(text).match(phoneLike) ?? [])
    .flatMap((typed) => splitNumbers(typed.replace(trunkZero, "$1")))
    .map((typed) => typed.replace(/[^\d+]/g, ""))
    .filter((number) => countDigits(number) > 0);
}

/** Splits at a slash or dash between two numbers, but not within one, such as `0475/12.34.56`. */
function splitNumbers(typed: string): string[] {
  const numbers: string[] = [];
  for (const part of typed.split(/\/| -+ /)) {
    const last = numbers.at(-1);
    if (last === undefined || hasPhoneDigits(last)) numbers.push(part);
    else numbers[numbers.length - 1] = last + part;
  }
  return numbers;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, "").length;
}
