import ts from "typescript";
import { type CatalogSource, exportsOf, partsOf, readCatalog, unwrap } from "./catalog-source";

/** A text that this cannot write: a developer has to. */
export class UnwritableError extends Error {}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Returns the source of a catalog with other texts. A text that it does not have yet is copied from another catalog with the code around
 * it, all of its texts replaced.
 *
 * @param from the source of that catalog
 * @param isComplete whether every text that is copied must be among the new ones: not where both are written in the same language
 * @throws {UnwritableError}
 */
export function writeTexts(
  source: string,
  texts: ReadonlyMap<string, string>,
  { from, isComplete }: { from: string; isComplete: boolean },
): string {
  const own = readCatalog(source);
  const other = readCatalog(from);
  const edits: Edit[] = [];
  const copied = new Set<string>();
  for (const [path, text] of texts) {
    const found = own.texts.get(path);
    if (found) {
      const { literal, values } = found;
      edits.push({ start: literal.getStart(), end: literal.end, text: toLiteral(text, values) });
      continue;
    }
    const place = findPlace(own, other, path);
    if (copied.has(place.path)) continue;
    copied.add(place.path);
    edits.push({
      start: place.at,
      end: place.at,
      text: place.wrap(copyPart(other, place, texts, isComplete)),
    });
  }
  const next = applyEdits(source, 0, edits);
  const needsPlural = next.includes("plural(") && !next.includes('"~/messages/plural"');
  return needsPlural ? `import { plural } from "~/messages/plural";\n\n${next}` : next;
}

interface Place {
  /** The path of what is copied. */
  path: string;
  part: ts.Node;
  /** Where in the source it goes. */
  at: number;
  wrap: (code: string) => string;
}

/** Returns what has to be copied so that a text is there, and where it goes: a whole message, or a part of a record. */
function findPlace(own: CatalogSource, other: CatalogSource, path: string): Place {
  const [name = "", ...names] = path.split(".");
  const message = exportsOf(other.file).get(name);
  if (!message) throw new UnwritableError(path);
  const known = exportsOf(own.file).get(name);
  if (!known)
    return {
      path: name,
      part: message.statement,
      at: own.file.end,
      wrap: (code) => `\n${code}\n`,
    };
  let here = unwrap(known.initializer).node;
  let there = unwrap(message.initializer).node;
  for (const [index, step] of names.entries()) {
    const next = partsOf(there)?.find(([each]) => each === step)?.[1];
    if (!next || !ts.isObjectLiteralExpression(here)) break;
    const inner = partsOf(here)?.find(([each]) => each === step)?.[1];
    if (!inner)
      return {
        path: [name, ...names.slice(0, index + 1)].join("."),
        part: next.parent,
        at: here.end - 1,
        wrap: (code) => `,\n${code}`,
      };
    here = unwrap(inner).node;
    there = unwrap(next).node;
  }
  throw new UnwritableError(path);
}

function copyPart(
  other: CatalogSource,
  { path, part }: Place,
  texts: ReadonlyMap<string, string>,
  isComplete: boolean,
): string {
  const edits: Edit[] = [];
  const plurals = new Set<string>();
  const isWithin = (each: string) => each === path || each.startsWith(`${path}.`);
  for (const [each, { literal, values, plural }] of other.texts) {
    if (!isWithin(each)) continue;
    if (plural !== undefined && isComplete) {
      if (plurals.has(plural)) continue;
      plurals.add(plural);
      edits.push(copyPlural(plural, literal, values, texts));
      continue;
    }
    const text = texts.get(each);
    if (text !== undefined)
      edits.push({ start: literal.getStart(), end: literal.end, text: toLiteral(text, values) });
    else if (isComplete) throw new UnwritableError(each);
  }
  return applyEdits(part.getText(), part.getStart(), edits);
}

/** Writes the plural forms of the language, whichever forms the other one has. */
function copyPlural(
  path: string,
  literal: ts.Node,
  values: Map<string, string>,
  texts: ReadonlyMap<string, string>,
): Edit {
  const forms = [...texts].filter(([each]) => each.startsWith(`${path}.`));
  if (!texts.has(`${path}.other`)) throw new UnwritableError(`${path}.other`);
  const { parent: record } = literal.parent;
  const code = forms.map(([each, text]) => `${each.slice(path.length + 1)}: ${toLiteral(text, values)}`);
  return { start: record.getStart(), end: record.end, text: `{ ${code.join(", ")} }` };
}

function applyEdits(source: string, offset: number, edits: readonly Edit[]): string {
  return edits
    .toSorted((first, second) => second.start - first.start)
    .reduce(
      (code, { start, end, text }) => code.slice(0, start - offset) + text + code.slice(end - offset),
      source,
    );
}

/** Returns the code of a text. Spaces that nobody sees are written as escapes. */
function toLiteral(text: string, values: ReadonlyMap<string, string>): string {
  const visible = (code: string) =>
    code.replaceAll("\u00a0", String.raw`\u00a0`).replaceAll("\u202f", String.raw`\u202f`);
  if (values.size === 0 && !text.includes("\n")) return visible(JSON.stringify(text));
  const safe = text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);
  const filled = safe.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    values.has(name) ? `\${${values.get(name) ?? ""}}` : whole,
  );
  return visible(`\`${filled}\``);
}
