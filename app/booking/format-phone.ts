/** Ten digits of the North American plan, optionally after the country code; anything else is no US number. */
const usNumber = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;
const separators = /[\s().-]/g;
const extension = /^(.*?)\s*(?:ext\.?|x)\s*(\d{1,6})$/i;

/** Formats a US telephone number for display: `818.555.0142` becomes `(818) 555-0142`. Other numbers stay as typed. */
export function formatPhone(phone: string): string {
  const [, typed = phone, digits] = extension.exec(phone) ?? [];
  const [, area, exchange, line] = usNumber.exec(typed.replace(separators, "")) ?? [];
  if (!area) return phone;
  return `(${area}) ${exchange}-${line}${digits ? ` x${digits}` : ""}`;
}
