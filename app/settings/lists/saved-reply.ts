import "~/lib/zod-config";
import { z } from "zod";
import { requiredLine, requiredText } from "~/lib/text-fields";
import { missing, tooLong } from "~/messages/settings";
import { reply as text } from "~/messages/settings-lists";
import { fillIn, findUnknownNames } from "~/settings/legal/legal-text";
import { entryReference } from "./entry";

export const maxReplies = 100;
/** In characters. */
const limits = { label: 80, text: 2_000 };

/** The names that a reply may contain in braces. */
const placeholders = ["name", "reference", "visit"] as const;

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

export interface OfferedReply extends SavedReply {
  /** The placeholders without a value, with their braces. Such a reply cannot be sent. */
  missing: string[];
}

/** @param values an unknown value is empty */
export function fillReply(
  { id, label, text: typed }: SavedReply,
  values: Record<(typeof placeholders)[number], string>,
): OfferedReply {
  const available = placeholders.filter((name) => values[name] !== "");
  const missing = findUnknownNames(typed, available);
  const replacements = Object.fromEntries(available.map((name) => [name, values[name]]));
  return { id, label, text: fillIn(typed, replacements), missing };
}
