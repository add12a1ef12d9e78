const decimalPattern = /^(\d{1,3}(?:,\d{3})*|\d{1,9})(?:\.(\d{1,2}))?$/;

/** Parses a number with up to two decimals, such as `2,750` or `12.5`, to hundredths; null for any other text. */
export function parseHundredths(typed: string): number | null {
  const [match, whole = "", fraction = ""] = decimalPattern.exec(typed.trim()) ?? [];
  if (match === undefined) return null;
  return Number(whole.replaceAll(",", "")) * 100 + Number(fraction.padEnd(2, "0"));
}

const pricePattern = /^(-?)\$?([\d.,]+)$/;

/** Parses a price in dollars, such as `$1,250.50`, to cents; null for any other text. A discount is negative. */
export function parseDollars(typed: string): number | null {
  const match = pricePattern.exec(typed.trim());
  if (!match) return null;
  const [, sign = "", amount = ""] = match;
  const cents = parseHundredths(amount);
  return sign && cents ? -cents : cents;
}
