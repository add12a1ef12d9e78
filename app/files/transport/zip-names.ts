import { cleanFileName } from "~/files/rules";

/**
 * Returns clean file names that can lie in one folder, on Windows too, which rejects quotation marks. Duplicates, which may
 * differ in case, get a number: `plan.pdf`, `plan (2).pdf`.
 */
export function toUniqueNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const clean = cleanFileName(name).replaceAll('"', "_");
    let unique = clean;
    for (let number = 2; used.has(unique.toLowerCase()); number++) unique = addNumber(clean, number);
    used.add(unique.toLowerCase());
    return unique;
  });
}

function addNumber(name: string, number: number): string {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? `${name} (${number})` : `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
}
