/** Letters that Unicode does not take apart into a letter and a mark, with what people type in their place. */
const plainLetters: Record<string, string> = { đ: "d", œ: "oe", æ: "ae", ø: "o", ł: "l", ß: "ss" };
const marks = /\p{M}/gu;
const unfolded = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** Removes accents and case, which people leave out of a search: `Đinh` becomes `dinh`, `Œuvre` becomes `oeuvre`. */
export function fold(text: string): string {
  const lower = text.normalize("NFKD").replace(marks, "").toLowerCase();
  return lower.replace(unfolded, (letter) => plainLetters[letter] ?? letter);
}
