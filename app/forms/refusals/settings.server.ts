import * as api from "~/messages/api";
import * as text from "~/messages/settings";
import * as listText from "~/messages/settings-lists";
import type { publishLegal, translateLegal } from "~/settings/legal/publish-legal.server";
import { digestEntry, type EntryList } from "~/settings/lists/change-list.server";
import type { ApiRefusals, PageRefusals, RefusalOf } from "./explain-refusal.server";

type LegalRefusal = RefusalOf<typeof publishLegal | typeof translateLegal>;

const outdated = () => ({ messages: [text.legalChanged, text.legalChangedAdvice] });

/** What is said of a legal text that was not published or translated. */
export const legalRefusals = {
  changed: { page: outdated, api: () => ({ status: 412, message: api.legalChanged }) },
  "first-version": { page: outdated, api: () => ({ message: api.firstVersion }) },
} satisfies PageRefusals<LegalRefusal> & ApiRefusals<LegalRefusal>;

/** What is said of an entry of a list of the settings that was not saved. */
export function entryRefusals<Values extends { label: string }>(list: EntryList<Values>) {
  return {
    full: {
      page: () => ({ messages: [listText.full(list.max)] }),
      api: () => ({ message: api.listFull(list.max) }),
    },
    changed: {
      page: ({ stored }: { stored: Values }) => ({
        messages: [listText.changed(`${stored.label}: ${list.describe(stored)}`), listText.changedAdvice],
        shown: { storedDigest: digestEntry(list, stored) },
      }),
      api: () => ({ status: 412, message: api.entryChanged }),
    },
  };
}
