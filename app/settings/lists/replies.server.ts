import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { savedReplies } from "~/db/schema.server";
import type { EntryList } from "./change-list.server";
import { maxReplies, type SavedReply } from "./saved-reply";

export const replyList: EntryList<Omit<SavedReply, "id">> = {
  setting: "replies",
  max: maxReplies,
  read: (database) =>
    database
      .select({ id: savedReplies.id, label: savedReplies.label, text: savedReplies.text })
      .from(savedReplies)
      .orderBy(sql`lower(${savedReplies.label})`, savedReplies.id)
      .limit(maxReplies),
  insert: (transaction, reply) => transaction.insert(savedReplies).values(reply),
  update: (transaction, id, values) =>
    transaction.update(savedReplies).set(values).where(eq(savedReplies.id, id)),
  remove: (transaction, id) => transaction.delete(savedReplies).where(eq(savedReplies.id, id)),
  describe: ({ text }) => text,
};

export function listReplies(): Promise<SavedReply[]> {
  return replyList.read(db());
}
