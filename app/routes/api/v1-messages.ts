import { answerChange, toFormId } from "~/api/answer-change.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { type BookingMessage, pageMessages, sendMessage } from "~/booking/conversation/messages.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { toCursor } from "~/lib/cursor";
import { defaultLimit, toPage } from "~/lib/to-page";
import { unknownBooking } from "~/messages/api";

export const loader = resource("routes/api/v1-messages", {
  GET: async ({ params: { id }, query: { cursor, limit = defaultLimit } }) => {
    if (!(await findBooking(id))) return problem(404, unknownBooking);
    return toPage(await pageMessages(id, limit + 1, cursor), limit, { show, toNext: toCursor });
  },
  POST: async ({ params: { id }, headers, body: { text }, session }) =>
    answerChange(id, await sendMessage(id, { formId: toFormId(headers), text }, session)),
});

function show({ id, kind, author, text, proposedAt, createdAt }: BookingMessage) {
  return {
    id,
    kind,
    author,
    text,
    proposedAt: proposedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export const action = loader;
