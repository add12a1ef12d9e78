import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Session } from "~/access/session";
import { constraintOf } from "~/forms/constraint.server";
import { toFormPage } from "~/forms/form-page.server";
import {
  respondToResult,
  type FormResponse,
  readPost,
  readValues,
  redirectOrShow,
  unknownForm,
} from "~/forms/form-post.server";
import * as text from "~/messages/settings-lists";
import { digestEntry, type EntryList, removeEntry, saveEntry } from "~/settings/lists/change-list.server";
import { removalSchema } from "~/settings/lists/entry";

interface EntryForms<Schema extends z.ZodType, Values extends { label: string }> {
  list: EntryList<Values>;
  schema: Schema;
  toValues: (form: z.output<Schema>) => Values;
}

/** The digest of the version that somebody else has saved since the form was opened. */
export interface EntryResultData {
  storedDigest?: string;
}

export function loadEntryPage<Values extends { label: string }>(
  request: Request,
  { list, schema }: { list: EntryList<Values>; schema: z.ZodType },
  entries: readonly (Values & { id: string })[],
) {
  const entryId = new URL(request.url).searchParams.get("change");
  const entry = entries.find(({ id }) => id === entryId) ?? null;
  return toFormPage(request, {
    entries: entries.map((each) => ({ id: each.id, label: each.label, detail: list.describe(each) })),
    entry,
    /** Generated for a new entry. */
    id: entry?.id ?? randomUUID(),
    digest: entry ? digestEntry(list, entry) : "",
    constraint: constraintOf(schema),
  });
}

export async function handleEntryForms<
  Schema extends z.ZodType<{ id: string; digest: string; label: string }>,
  Values extends { label: string },
>(
  request: Request,
  session: Session,
  { list, schema, toValues }: EntryForms<Schema, Values>,
): Promise<FormResponse<EntryResultData>> {
  const post = await readPost(request);
  switch (post.intent) {
    case "save": {
      const values = readValues(post, schema);
      const { id, digest, label } = values;
      const saved = await saveEntry(list, { id, digest, values: toValues(values) }, session);
      const done = digest === "" ? text.added(label) : text.saved(label);
      return respondToResult(post, saved, () => done, {
        full: { page: () => ({ messages: [text.full(list.max)] }) },
        changed: {
          page: ({ stored }) => ({
            messages: [text.changed(`${stored.label}: ${list.describe(stored)}`), text.changedAdvice],
            resultData: { storedDigest: digestEntry(list, stored) },
          }),
        },
      });
    }
    case "remove": {
      const { id } = readValues(post, removalSchema);
      await removeEntry(list, id, session);
      return redirectOrShow(post, text.removed);
    }
    default:
      return unknownForm(post);
  }
}
