import { messageSchema } from "~/booking/conversation/message";
import { sendMessage } from "~/booking/conversation/messages.server";
import { assignBookings } from "~/booking/record/assign-bookings.server";
import { correctEmail, correctionSchema } from "~/booking/request/correct-email.server";
import { renewLink } from "~/booking/request/request-link.server";
import { markSpam, unmarkSpam } from "~/booking/spam/mark-spam.server";
import { parseForm } from "~/lib/parse-form";
import * as work from "~/messages/booking-work";
import * as spam from "~/messages/spam";
import { bookingNotFound } from "./detail-loader.server";
import { type DetailAction, redirectToBooking, refuse } from "./detail-reply.server";
import { type Intent, ownerSchema, renewalSchema } from "./intents";

/** The forms about the work on the booking: messages, owner, quote, the customer's link and spam. */
export const workActions = {
  "send-message": async ({ request, id, session, form }) => {
    const submission = parseForm(form, messageSchema);
    if (submission.status !== "success")
      return refuse({ intent: "send-message", result: submission.reply() }, { status: 400 });
    if (!(await sendMessage(id, submission.value, session))) throw bookingNotFound(submission.value.text);
    return redirectToBooking(request, id, work.messageSent);
  },

  assign: async ({ request, id = "", session, form }) => {
    const submission = parseForm(form, ownerSchema);
    if (submission.status !== "success") throw new Response(work.unknownOwner, { status: 400 });
    const assignment = await assignBookings([id], submission.value.ownerId, session);
    if (assignment.result === "unknown-owner")
      return redirectToBooking(request, id, work.unknownOwner, "bad");
    if (assignment.count === 0) throw bookingNotFound();
    const { name } = assignment;
    return redirectToBooking(request, id, name === null ? work.assignedToNobody : work.assignedTo(name));
  },

  "renew-link": async ({ request, id, session, form }) => {
    const submission = parseForm(form, renewalSchema);
    if (submission.status !== "success") throw new Response(work.reload, { status: 400 });
    const { formId, sendMail } = submission.value;
    if (!(await renewLink(id, { formId, mails: sendMail, session }))) throw bookingNotFound();
    return redirectToBooking(request, id, sendMail ? work.linkRenewedAndSent : work.linkRenewed);
  },

  "correct-email": async ({ request, id, session, form }) => {
    const submission = parseForm(form, correctionSchema);
    if (submission.status !== "success")
      return refuse({ intent: "correct-email", result: submission.reply() }, { status: 400 });
    const outcome = await correctEmail(id, submission.value, session);
    if (!outcome) throw bookingNotFound();
    if (outcome.count > 0) return redirectToBooking(request, id, work.sentAgain(outcome.count));
    return outcome.isChanged
      ? redirectToBooking(request, id, work.emailCorrected)
      : redirectToBooking(request, id, work.nothingToSend, "info");
  },

  "mark-spam": async ({ request, id = "", session }) => {
    if ((await markSpam([id], session)) === 0) throw bookingNotFound();
    return redirectToBooking(request, id, spam.marked);
  },

  "unmark-spam": async ({ request, id = "", session }) => {
    if ((await unmarkSpam([id], session)) === 0) throw bookingNotFound();
    return redirectToBooking(request, id, spam.unmarked);
  },
} satisfies Partial<Record<Intent, DetailAction>>;
