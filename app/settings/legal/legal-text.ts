export type LegalBlock =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] };

/** Parses a legal text: an empty line ends a paragraph, `# ` begins a heading, `- ` a list item. Other markup is shown as typed. */
export function readLegalText(text: string): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  let isOpen = false;
  for (const line of text.split("\n").map((typed) => typed.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith("# ")) blocks.push({ kind: "heading", text: line.slice(2).trim() });
    else if (line.startsWith("- ")) {
      const item = line.slice(2).trim();
      if (last?.kind === "list") last.items.push(item);
      else blocks.push({ kind: "list", items: [item] });
    } else if (line !== "") {
      if (isOpen && last?.kind === "paragraph") last.text += ` ${line}`;
      else blocks.push({ kind: "paragraph", text: line });
    }
    isOpen = line !== "" && !line.startsWith("# ") && !line.startsWith("- ");
  }
  return blocks;
}

/** Returns the `{names}` without a value, each once and with its braces. */
export function findUnknownNames(text: string, known: readonly string[]): string[] {
  const used = Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
  return [...new Set(used)].filter((name) => !known.includes(name)).map((name) => `{${name}}`);
}

/** Replaces `{name}` with its value; a name without a value stays. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w{1,30})\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
