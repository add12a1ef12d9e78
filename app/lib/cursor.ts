/** A place in a list that is sorted by time, newest first. */
export interface Position {
  createdAt: Date;
  id: string;
}

const pattern = /^(\d{1,14})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns a place as text for an address. */
export function toCursor({ createdAt, id }: Position): string {
  return `${createdAt.getTime()}-${id}`;
}

/** Reads what `toCursor` returns; null for any other text. */
export function readCursor(text: string): Position | null {
  const [, time, id] = pattern.exec(text) ?? [];
  return time && id ? { createdAt: new Date(Number(time)), id } : null;
}
