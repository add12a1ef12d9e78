import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import * as text from "~/messages/api";
import {
  digestEntry,
  type EntryList,
  moveEntry,
  removeEntry,
  saveEntry,
} from "~/settings/lists/change-list.server";
import { type ChangeHeaders, readTag, toEtag } from "./answer-change.server";
import { problem, success } from "./json.server";

/** Returns what the calls about a list of the settings, and an entry of it, answer. */
export function entriesOf<Values extends { label: string }>(list: EntryList<Values>) {
  const all = async () => ({ items: await list.read(db()) });
  const find = async (id: string) => (await list.read(db())).find((entry) => entry.id === id.toLowerCase());
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
      const { result } = await saveEntry(list, change, session);
      if (result === "full") return problem(409, text.listFull(list.max), { more: { code: result } });
      if (result === "changed") return problem(412, text.entryChanged, { more: { code: result } });
      return one(id);
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
