/** The highest price of one, in US cents. */
export const maxUnitCents = 100_000_000;

const pricePattern = /^(-?)\$?(\d{1,3}(?:,\d{3})*|\d{1,9})(?:\.(\d{1,2}))?$/;

/** Parses a price in dollars, such as `$1,250.50`, to cents; null for any other text. A discount is negative. */
export function parseDollars(typed: string): number | null {
  const match = pricePattern.exec(typed.trim());
  if (!match) return null;
  const [, sign = "", whole = "", fraction = ""] = match;
  const cents = Number(whole.replaceAll(",", "")) * 100 + Number(fraction.padEnd(2, "0"));
  return sign && cents > 0 ? -cents : cents;
}
