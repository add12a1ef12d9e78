/**
 * Splits a text at the references of bookings, such as `K7MD-3R4F`. Every second part is one, to be shown without a line break at its
 * hyphen.
 */
export function splitReferences(text: string): string[] {
  return text.split(/\b([A-Z0-9]{4}-[A-Z0-9]{4})\b/);
}
