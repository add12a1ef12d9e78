import type { PageRefusals, RefusalOf } from "~/forms/form-outcome.server";
import * as keyText from "~/messages/api-keys";
import * as text from "~/messages/settings";
import * as listText from "~/messages/settings-lists";
import * as webhookText from "~/messages/webhooks";
import type { publishLegal, translateLegal } from "~/settings/legal/publish-legal.server";
import { digestEntry, type EntryList, type saveEntry } from "~/settings/lists/change-list.server";
import type { saveSection } from "~/settings/save-settings.server";
import type { createKey } from "~/staff/api-keys/keys.server";
import type { createWebhook } from "~/webhooks/webhooks.server";

/** What is said of a section that somebody else has changed. */
export const sectionRefusals = {
  changed: {
    page: ({ by, differing, version }) => {
      const labels: Partial<Record<string, string>> = text.labels;
      const errors = differing.map(({ name, stored }) => [
        name,
        [text.nowStored(labels[name], stored || text.empty)],
      ]);
      return {
        messages: [by === null ? text.changedBySomebody : text.changedBy(by), text.changedAdvice],
        errors: Object.fromEntries(errors) as Record<string, string[]>,
        shown: { storedVersion: version },
      };
    },
  },
} satisfies PageRefusals<RefusalOf<typeof saveSection>>;

/** What is said of a key that was not made. */
export const keyRefusals = {
  full: { page: () => ({ messages: [keyText.full] }) },
  "name-taken": { page: () => ({ errors: { name: [keyText.nameTaken] } }) },
} satisfies PageRefusals<RefusalOf<typeof createKey>>;

/** What is said of a webhook that was not made. */
export const webhookRefusals = {
  full: { page: () => ({ messages: [webhookText.full] }) },
} satisfies PageRefusals<RefusalOf<typeof createWebhook>>;

type LegalRefusal = RefusalOf<typeof publishLegal | typeof translateLegal>;

const outdated = () => ({ messages: [text.legalChanged, text.legalChangedAdvice] });

/** What is said of a legal text that was not published or translated. */
export const legalRefusals = {
  changed: { page: outdated },
  "first-version": { page: outdated },
} satisfies PageRefusals<LegalRefusal>;

/** What is said of an entry of a list of the settings that was not saved. */
export function entryRefusals<Values extends { label: string }>(list: EntryList<Values>) {
  return {
    full: {
      page: () => ({ messages: [listText.full(list.max)] }),
    },
    changed: {
      page: ({ stored }) => ({
        messages: [listText.changed(`${stored.label}: ${list.describe(stored)}`), listText.changedAdvice],
        shown: { storedDigest: digestEntry(list, stored) },
      }),
    },
  } satisfies PageRefusals<EntryRefusal<Values>>;
}

type EntryRefusal<Values extends { label: string }> = RefusalOf<typeof saveEntry<Values>>;
