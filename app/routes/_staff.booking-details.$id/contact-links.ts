/** Digits that make a number worth calling. */
const fewestDigits = 3;

/** A link that calls `phone`, up to an extension such as `x12`; null when it has no number in it. */
export function telephoneLink(phone: string): string | null {
  const number = phone.split(/[a-z;,]/i, 1)[0]?.replace(/[^\d+]/g, "") ?? "";
  return number.replace(/\D/g, "").length >= fewestDigits ? `tel:${number}` : null;
}

/** A link that writes to `email`; what would start a subject or another recipient is escaped. */
export function emailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}
