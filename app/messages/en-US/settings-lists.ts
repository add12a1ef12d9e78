import { plural } from "~/messages/plural";

/** Settings with lists whose entries staff use in their work. */

export const list = "Entries";
export const add = "Add";
export const save = "Save";
export const cancel = "Cancel";
export const remove = "Remove";
export const change = (label: string) => `${label}, change`;
export const added = (label: string) => `Added: ${label}`;
export const saved = (label: string) => `Saved: ${label}`;
export const removed = "Removed. Quotes and messages that were sent keep their text.";
export const full = (max: number) => `There’s room for ${max} entries. Remove one first.`;
export const changed = (stored: string) =>
  `Somebody changed this entry while you were editing. Stored now: ${stored}`;
export const changedAdvice = "Nothing was saved. Check the entry, then save it again.";

const countPrices = plural({ one: "# price", other: "# prices" });
export const price = {
  lead: "What you charge for what. Whoever writes a quote picks from this list and can change every line; a quote that was sent never changes.",
  newTitle: "New price",
  changeTitle: "Change a price",
  count: countPrices,
  none: "No prices yet.",
  label: "For",
  labelHint: "What the customer reads in the quote, such as “Floor plan, one sheet”.",
  unit: "Unit",
  unitHint: "What the price is for one of, such as “sheet” or “sq ft”.",
  unitPrice: "Price each, US dollars",
  unitPriceHint: "Such as 200 or 0.09. A discount is negative.",
  format: "Enter the price in dollars, such as 1250 or 1250.50",
  range: (limit: string) => `Enter a price of ${limit} or less`,
  /** Such as “$200.00 per sheet”. */
  each: (amount: string, unit: string) => `${amount} per ${unit}`,
};

const countReplies = plural({ one: "# reply", other: "# replies" });
export const reply = {
  lead: "Texts that staff use again and again in messages and emails to customers.",
  newTitle: "New reply",
  changeTitle: "Change a reply",
  count: countReplies,
  none: "No replies yet.",
  label: "Title",
  labelHint: "Only staff see it.",
  text: "Text",
  textHint:
    "Names in braces are replaced: {name} by the customer’s name, {reference} by the request’s reference, {visit} by the time of the visit.",
  unknown: (names: string) =>
    `Correct or remove ${names}. Only {name}, {reference} and {visit} are replaced.`,
};
