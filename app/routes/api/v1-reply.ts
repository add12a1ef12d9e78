import { entriesOf } from "~/api/answer-entries.server";
import { resource } from "~/api/resource.server";
import { replyList } from "~/settings/lists/replies.server";

const entries = entriesOf(replyList);

export const loader = resource("routes/api/v1-reply", {
  GET: ({ params: { id } }) => entries.one(id),
  PUT: ({ params: { id }, headers, body: values, session }) => entries.save(id, { values, headers, session }),
  DELETE: ({ params: { id }, session }) => entries.remove(id, session),
});

export const action = loader;
