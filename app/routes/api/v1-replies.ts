import { entriesOf } from "~/api/answer-entries.server";
import { resource } from "~/api/resource.server";
import { replyList } from "~/settings/lists/replies.server";

export const loader = resource("routes/api/v1-replies", { GET: entriesOf(replyList).all });

export const action = loader;
