import { answerChange, toApiMail, toForm } from "~/api/answer-change.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { toQuoteJson } from "~/booking/quote/quote-json";
import { quotesOfBooking, sendQuote } from "~/booking/quote/quotes.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { unknownBooking } from "~/messages/api";
import * as mails from "~/messages/mails/visitor";

export const loader = resource("routes/api/v1-quotes", {
  GET: async ({ params: { id } }) => {
    if (!(await findBooking(id))) return problem(404, unknownBooking);
    return { items: (await quotesOfBooking(id)).map(toQuoteJson) };
  },
  POST: async ({ params: { id }, headers, body: { quote, ...mail }, session }) => {
    const mailText = toApiMail(mail, mails.quote.text);
    return answerChange(id, await sendQuote(id, { quote, mailText, form: toForm(headers), session }));
  },
});

export const action = loader;
