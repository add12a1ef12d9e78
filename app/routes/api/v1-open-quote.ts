import { answerChange, toForm } from "~/api/answer-change.server";
import { resource } from "~/api/resource.server";
import { withdrawQuote } from "~/booking/quote/quotes.server";
import { quoteWithdrawn } from "~/messages/mails/visitor";

export const loader = resource("routes/api/v1-open-quote", {
  DELETE: async ({ params: { id }, headers, session }) =>
    answerChange(
      id,
      await withdrawQuote(id, { mailText: quoteWithdrawn.text, form: toForm(headers), session }),
    ),
});

export const action = loader;
