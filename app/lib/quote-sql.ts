/** Quotes an identifier. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Quotes a text value; `standard_conforming_strings` is on by default on both engines. */
export function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
