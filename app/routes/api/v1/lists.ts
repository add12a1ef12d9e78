import type { Session } from "~/access/session";
import { refusalResponse, type ChangeHeaders, readTag, toEtag } from "~/api/change-response.server";
import type { ApiCalls } from "~/api/resource.server";
import { entryRefusals } from "~/forms/refusals/settings.server";
import * as text from "~/messages/api";
import { problem, success } from "~/server/json-response.server";
import {
  digestEntry,
  type EntryList,
  moveEntry,
  removeEntry,
  saveEntry,
} from "~/settings/lists/change-list.server";
import { listPrices, priceList } from "~/settings/lists/prices.server";
import { listReplies, replyList } from "~/settings/lists/replies.server";

const prices = entriesOf(priceList, listPrices);
const replies = entriesOf(replyList, listReplies);

export const listCalls = {
  "api:v1-prices": { GET: prices.all },
  "api:v1-price": {
    GET: ({ params: { id } }) => prices.one(id),
    PUT: ({ params: { id }, headers, body: values, session }) =>
      prices.save(id, { values, headers, session }),
    DELETE: ({ params: { id }, session }) => prices.remove(id, session),
  },
  "api:v1-price-position": {
    PUT: ({ params: { id }, body: { before }, session }) => prices.move(id, before, session),
  },
  "api:v1-replies": { GET: replies.all },
  "api:v1-reply": {
    GET: ({ params: { id } }) => replies.one(id),
    PUT: ({ params: { id }, headers, body: values, session }) =>
      replies.save(id, { values, headers, session }),
    DELETE: ({ params: { id }, session }) => replies.remove(id, session),
  },
  "api:v1-reply-position": {
    PUT: ({ params: { id }, body: { before }, session }) => replies.move(id, before, session),
  },
} satisfies ApiCalls;

/** Returns what the calls about a list of the settings, and an entry of it, answer. */
function entriesOf<Values extends { label: string }>(
  list: EntryList<Values>,
  read: () => Promise<(Values & { id: string })[]>,
) {
  const all = async () => ({ items: await read() });
  const find = async (id: string) => (await read()).find((entry) => entry.id === id.toLowerCase());
  const one = async (id: string) => {
    const entry = await find(id);
    if (!entry) return problem(404, text.unknownEntry);
    return success(200, entry, { ETag: toEtag(digestEntry(list, entry)) });
  };
  return {
    all,
    one,
    save: async (
      id: string,
      { values, headers, session }: { values: Values; headers: ChangeHeaders; session: Session },
    ) => {
      const change = { id: id.toLowerCase(), values, digest: readTag(headers) };
      const outcome = await saveEntry(list, change, session);
      return outcome.result === "done" ? one(id) : refusalResponse(entryRefusals(list), outcome);
    },
    remove: async (id: string, session: Session) => {
      await removeEntry(list, id.toLowerCase(), session);
      return all();
    },
    move: async (id: string, before: string | null, session: Session) => {
      if (!(await find(id))) return problem(404, text.unknownEntry);
      await moveEntry(list, { id: id.toLowerCase(), before: before?.toLowerCase() ?? null }, session);
      return all();
    },
  };
}
