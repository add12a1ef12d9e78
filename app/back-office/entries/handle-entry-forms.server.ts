import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Session } from "~/access/session";
import { changeForm } from "~/forms/define-form.server";
import { toFormPage } from "~/forms/form-page.server";
import { handleForms } from "~/forms/handle-form.server";
import { entryRefusals } from "~/forms/refusals/settings.server";
import * as text from "~/messages/settings-lists";
import { digestEntry, type EntryList, removeEntry, saveEntry } from "~/settings/lists/change-list.server";
import { removalSchema } from "~/settings/lists/entry";

interface EntryForms<Schema extends z.ZodType, Values extends { label: string }> {
  list: EntryList<Values>;
  schema: Schema;
  toValues: (form: z.output<Schema>) => Values;
}

/** What the form of an entry shows beside the errors: the digest of what somebody else has stored meanwhile. */
export interface EntryShown {
  storedDigest?: string;
}

/** Loads the page of a list of the settings, with the entry that the address asks to change. */
export function loadEntryPage<Values extends { label: string }>(
  request: Request,
  list: EntryList<Values>,
  entries: readonly (Values & { id: string })[],
) {
  const asked = new URL(request.url).searchParams.get("change");
  const entry = entries.find(({ id }) => id === asked) ?? null;
  return toFormPage(request, {
    entries: entries.map((each) => ({ id: each.id, label: each.label, detail: list.describe(each) })),
    entry,
    /** Generated for a new entry. */
    id: entry?.id ?? randomUUID(),
    digest: entry ? digestEntry(list, entry) : "",
  });
}

/** Handles the forms of a list of the settings: one saves an entry, one removes it. */
export function handleEntryForms<
  Schema extends z.ZodType<{ id: string; digest: string; label: string }>,
  Values extends { label: string },
>(request: Request, session: Session, { list, schema, toValues }: EntryForms<Schema, Values>) {
  const save = changeForm({
    schema,
    change: (form) => saveEntry(list, { id: form.id, digest: form.digest, values: toValues(form) }, session),
    done: (_saved, { digest, label }) => (digest === "" ? text.added(label) : text.saved(label)),
    refusals: entryRefusals(list),
  });
  const remove = changeForm({
    schema: removalSchema,
    change: ({ id }) => removeEntry(list, id, session),
    done: () => text.removed,
    refusals: {},
  });
  return handleForms<EntryShown>(request, { save, remove });
}
