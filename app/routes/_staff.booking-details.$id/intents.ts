import { z } from "zod";

const intents = z.enum(["mark-viewed", "mark-pending", "set-completion-date", "add-note", "remove-note"]);

/** What one of the page's forms asks for: the value of its input `intent`. */
export type Intent = z.output<typeof intents>;

/** What a form asks for; undefined when this page does not know it. */
export function readIntent(form: URLSearchParams): Intent | undefined {
  return intents.safeParse(form.get("intent")).data;
}

/** What the form that removes a note sends. */
export const noteReferenceSchema = z.object({ noteId: z.uuid() });
