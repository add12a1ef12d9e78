/** Suggestions that are shown at most. */
const maxMatches = 8;

/** Returns the first options that have every typed word, or the beginning of one, in their label. */
export function findMatches<Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const words = toWords(typed);
  const found: Option[] = [];
  for (const option of options) {
    const inLabel = toWords(option.label);
    if (words.every((word) => inLabel.some((one) => one.startsWith(word)))) found.push(option);
    if (found.length === maxMatches) break;
  }
  return found;
}

function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}
