import { changeResponse, toApiMail, readSubmittedForm } from "~/api/change-response.server";
import type { ApiCalls } from "~/api/resource.server";
import { visitsBetween } from "~/booking/calendar/find-visits.server";
import { toQuoteJson } from "~/booking/quote/quote-json";
import { findQuotes, sendQuote, withdrawQuote } from "~/booking/quote/quotes.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { findVisits, keepUpcoming } from "~/booking/visit/find-visit.server";
import { toVisitJson } from "~/booking/visit/visit-json";
import { cancelVisit, scheduleVisit } from "~/booking/visit/visits.server";
import { unknownBooking } from "~/messages/api";
import * as mails from "~/messages/mails/visitor";
import { problem } from "~/server/json-response.server";

export const quoteAndVisitCalls = {
  "api:v1-quotes": {
    GET: async ({ params: { id } }) => {
      if (!(await findBooking(id))) return problem(404, unknownBooking);
      return { items: (await findQuotes(id)).map(toQuoteJson) };
    },
    POST: async ({ params: { id }, headers, body: { quote, ...mail }, session }) => {
      const mailText = toApiMail(mail, mails.quote.text);
      return changeResponse(
        id,
        await sendQuote(id, { quote, mailText, form: readSubmittedForm(headers) }, session),
      );
    },
  },
  "api:v1-open-quote": {
    DELETE: async ({ params: { id }, headers, session }) =>
      changeResponse(
        id,
        await withdrawQuote(
          id,
          { mailText: mails.quoteWithdrawn.text, form: readSubmittedForm(headers) },
          session,
        ),
      ),
  },
  "api:v1-visit": {
    GET: async ({ params: { id } }) => {
      if (!(await findBooking(id))) return problem(404, unknownBooking);
      const [nextVisit, ...otherVisits] = (await findVisits(id)).map(toVisitJson);
      return { visit: nextVisit ?? null, otherVisits };
    },
    PUT: async ({ params: { id }, headers, body: { visit, accepted, quote, ...mail }, session }) => {
      const isMove = keepUpcoming(await findVisits(id)).length > 0;
      const mailText = toApiMail(mail, isMove ? mails.moved.text : mails.scheduled.text);
      const form = readSubmittedForm(headers);
      return changeResponse(id, await scheduleVisit(id, { visit, accepted, quote, mailText, form }, session));
    },
    DELETE: async ({ params: { id }, headers, session }) =>
      changeResponse(
        id,
        await cancelVisit(
          id,
          // A separate call withdraws the quote.
          { quote: "keep", mailText: mails.visitCanceled.text, form: readSubmittedForm(headers) },
          session,
        ),
      ),
  },
  "api:v1-visits": {
    GET: async ({ query: { from, to, staffId } }) => {
      const visits = await visitsBetween(from, to, staffId);
      return { items: visits.map(({ visit, staffName }) => toVisitJson({ ...visit, staffName })) };
    },
  },
} satisfies ApiCalls;
