import "~/lib/zod-config";
import { z } from "zod";
import { requiredLine, requiredText } from "~/lib/text-fields";
import { missing, tooLong } from "~/messages/settings";
import { reply as text } from "~/messages/settings-lists";
import { fillIn, findUnknownNames } from "~/settings/legal/legal-text";
import { entryReference } from "./entry";

/** Saved replies at most. */
export const maxReplies = 100;
/** In characters. */
const limits = { label: 80, text: 2_000 };

/** What a reply may name in braces. */
const placeholders = ["name", "reference", "visit"] as const;

/** The form of one saved reply. */
export const replySchema = z.object({
  ...entryReference,
  label: requiredLine({
    errors: () => ({ missing: missing(text.label), tooLong: (limit) => tooLong(text.label, limit) }),
    limit: limits.label,
  }),
  text: requiredText(
    () => ({ missing: missing(text.text), tooLong: (limit) => tooLong(text.text, limit) }),
    limits.text,
  ).superRefine((typed, context) => {
    const unknown = findUnknownNames(typed, placeholders);
    if (unknown.length > 0) context.addIssue({ code: "custom", message: text.unknown(unknown.join(", ")) });
  }),
});

export interface SavedReply {
  id: string;
  label: string;
  text: string;
}

/** A saved reply as a form about a booking offers it. */
export interface OfferedReply extends SavedReply {
  /** The placeholders without a value, with their braces: the text is of no use with one. */
  missing: string[];
}

/**
 * Fills in the placeholders of a reply.
 *
 * @param values empty for what there is none of
 */
export function fillReply(
  { id, label, text: typed }: SavedReply,
  values: Record<(typeof placeholders)[number], string>,
): OfferedReply {
  const known = placeholders.filter((name) => values[name] !== "");
  const missing = findUnknownNames(typed, known);
  const filled = Object.fromEntries(known.map((name) => [name, values[name]]));
  return { id, label, text: fillIn(typed, filled), missing };
}
