import type { receiveMessage } from "~/booking/conversation/messages.server";
import type { requestDate } from "~/booking/visit/request-date.server";
import type { cancelAsVisitor } from "~/booking/workflow/change-stage.server";
import type { decideQuote } from "~/booking/workflow/decide-quote.server";
import type { Stage } from "~/db/schema.server";
import { formatPacificDay } from "~/lib/pacific-time";
import * as pageText from "~/messages/private-page";
import * as text from "~/messages/private-page-forms";
import { contactText } from "~/settings/company";
import type { MissingRefusal, PageRefusals, RefusalOf } from "./refusal.server";

type VisitorRefusal = RefusalOf<
  typeof decideQuote | typeof requestDate | typeof cancelAsVisitor | typeof receiveMessage
>;

export const visitorRefusals = {
  missing: { page: () => ({ status: 404 }) },
  full: { page: () => ({ messages: [text.message.full, contactText(text.message.fullAdvice)] }) },
  closed: {
    page: ({ stage }) => {
      const closed: Partial<Record<Stage, string>> = text.closed;
      return { messages: [closed[stage] ?? text.notSent, text.closedAdvice] };
    },
  },
  over: { page: () => ({ messages: [pageText.visitOverHeading, text.closedAdvice] }) },
  "too-late": {
    page: () => ({ messages: [text.cancel.tooLate, contactText(text.cancel.tooLateContact)] }),
  },
  "no-quote": { page: () => ({ messages: [text.quoteGone.missing, text.quoteGoneAdvice] }) },
  accepted: refuseQuote("accepted"),
  declined: refuseQuote("declined"),
  withdrawn: refuseQuote("withdrawn"),
  expired: refuseQuote("expired"),
  replaced: {
    page: ({ at }) => ({
      messages: [text.quoteGone.replaced(formatPacificDay(at)), text.quoteReplacedAdvice],
    }),
  },
} satisfies PageRefusals<MissingRefusal | VisitorRefusal>;

function refuseQuote(state: "accepted" | "declined" | "withdrawn" | "expired") {
  return {
    page: ({ at }: { at: Date }) => ({
      messages: [text.quoteGone[state](formatPacificDay(at)), text.quoteGoneAdvice],
    }),
  };
}
