import { cleanFileName } from "~/files/rules";

/**
 * The names of files side by side in one folder: cleaned of paths, and where several are the same, also
 * but for capitals, numbered: `plan.pdf`, `plan (2).pdf`.
 */
export function namesInFolder(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const clean = cleanFileName(name);
    let unique = clean;
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = numbered(clean, number);
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? `${name} (${number})` : `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
}
