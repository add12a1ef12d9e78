/** With fewer digits, a text is not a telephone number. */
const minDigits = 3;

/** Returns a `tel:` link without the extension, such as `x12`; null if `phone` contains no telephone number. */
export function telephoneLink(phone: string): string | null {
  const number = phone.split(/[a-z;,]/i, 1)[0]?.replace(/[^\d+]/g, "") ?? "";
  return number.replace(/\D/g, "").length >= minDigits ? `tel:${number}` : null;
}

/** Returns a `mailto:` link; escapes characters that would add a subject or another recipient. */
export function emailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}

/** Returns a Google Maps URL that searches for a typed address. */
export function addressLink(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: address })}`;
}
