import { company, formatPlace } from "~/settings/company";
import { typed } from "./pseudo-locale";
import { adminEmail } from "./server";

/** Attributes that browsers or screen readers present to a person. */
const attributes = [
  "alt",
  "aria-label",
  "aria-valuetext",
  "aria-roledescription",
  "placeholder",
  "title",
  "label",
];
const metaNames =
  "meta[name=description], meta[property='og:title'], meta[property='og:description'], meta[property='og:image:alt']";
/** Not shown, or in its own language on every page. */
const hidden =
  "script, style, template, noscript style, [translate=no], #swagger, [hreflang] > [lang], [data-language-offer]";

/** Text that is the same in every language: what was typed in, names, references, dates and ages from Intl, units, and file formats. */
const data = [
  // First: the ids in addresses may look like a reference.
  /https?:\/\/\S+|\/[\w./-]+/g,
  ...Object.values(typed),
  // An empty text would split every word.
  ...Object.values(company()).filter((value): value is string => typeof value === "string" && value !== ""),
  formatPlace(company().address),
  company().address.locality,
  adminEmail,
  // Who comes to the visit: see private-pages.ts.
  "Qq Staff",
  ...[company().email, adminEmail].map((address) => address.replace("@", "@ ")),
  // Cells and file rows split these, to break lines after "@" and to shorten names before the extension.
  /\bqq(@ example)?\b/g,
  /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g,
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?=[A-Z])/g,
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2}(, \d{4})?/g,
  /\b(AM|PM|PST|PDT)\b/g,
  /\b\d+ (second|minute|hour|day|week|month|year)s? ago\b/g,
  /\b\d[\d.,]*\s?(kB|MB|GB|ft|in|mm|m)\b/g,
  /\b[A-Z0-9]{2,4}\b/g,
  /\.[a-z0-9]{2,4}\b/g,
];

/** Returns the texts of a page that are not between ⟦ and ⟧: they are not in a message catalog. */
export function findUnmarkedText(document: Document): string[] {
  const clone = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of clone.querySelectorAll(hidden)) element.remove();
  const described = [...clone.querySelectorAll("*")].flatMap((element) =>
    attributes.flatMap((name) => element.getAttribute(name) ?? []),
  );
  const meta = [...clone.querySelectorAll(metaNames)].map((element) => element.getAttribute("content") ?? "");
  const submits = [...clone.querySelectorAll("input[type=submit], input[type=button]")].map(
    (element) => element.getAttribute("value") ?? "",
  );
  const texts = [...described, ...meta, ...submits].flatMap(outsideMarks);
  return [...new Set([...texts, ...outsideMarks(readText(clone))])];
}

/** Returns the text with a space between elements, which textContent leaves out; not at a `<wbr>`. */
function readText(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, 4 /* NodeFilter.SHOW_TEXT */);
  let text = "";
  for (let parent; walker.nextNode(); parent = walker.currentNode.parentNode)
    text += (walker.currentNode.parentNode === parent ? "" : " ") + (walker.currentNode.nodeValue ?? "");
  return text;
}

/** Returns the words between the marked texts; marks may nest, and span elements. */
export function outsideMarks(text: string): string[] {
  let depth = 0;
  let outside = "";
  for (const character of text) {
    if (character === "⟦") depth++;
    if (depth === 0) outside += character;
    else if (character === "⟧") {
      depth--;
      outside += "\n";
    }
  }
  for (const each of data) outside = outside.replaceAll(each, " ");
  return outside
    .split(/\n|\s{2,}/)
    .map((words) => words.trim())
    .filter((words) => /\p{L}{2}/u.test(words));
}
