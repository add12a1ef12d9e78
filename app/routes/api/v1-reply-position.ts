import { entriesOf } from "~/api/answer-entries.server";
import { resource } from "~/api/resource.server";
import { replyList } from "~/settings/lists/replies.server";

export const loader = resource("routes/api/v1-reply-position", {
  PUT: ({ params: { id }, body: { before }, session }) => entriesOf(replyList).move(id, before, session),
});

export const action = loader;
