import { messagesOf, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/private-page-forms";
import { paths } from "~/paths";
import { FormFrame, lastSent, type PageSectionProps } from "~/private-page/form-frame";
import type { Confirm, PageView } from "~/private-page/page-view.server";
import { PaymentTerms } from "~/private-page/payment-terms";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { fieldsWithErrors, FormMessages } from "~/ui/form-messages";
import { TextArea } from "~/ui/text-area";

/** The kinds of message that the forms send. */
const sentKinds = { decline: "quote-declined", cancel: "cancellation" } as const;

/** Asks before a change that the visitor cannot undo here: accepting or declining a quote, or canceling. */
export function ConfirmView({ view, confirm, result }: PageSectionProps & { confirm: Confirm }) {
  const { token, quotes } = view;
  const [quote] = quotes;
  const page = paths.privatePage(token);
  const { title, lead, send } = describe(confirm, quote);
  const lastResult = resultOf(result, { intent: confirm });
  const [form, fields] = useForm({ id: confirm, lastResult, defaultValue: { text: "" } });
  return (
    <Container className="pt-[clamp(2.5rem,5vw,5.5rem)] pb-section">
      <div className="grid max-w-read gap-6">
        <FormMessages formErrors={messagesOf(result)} fields={fieldsWithErrors(form)} />
        <h1 className="wrap-anywhere">{title}</h1>
        <p className="text-lead text-muted">{lead}</p>
        {confirm === "accept" && <PaymentTerms />}
        <FormFrame
          {...{ view, result, form }}
          intent={confirm}
          action={`${page}?view=${confirm}`}
          send={send}
          keptUntil={confirm === "accept" ? undefined : lastSent(view, sentKinds[confirm])}
          variant={confirm === "cancel" ? "danger-filled" : "primary"}
          aside={
            <ButtonLink to={page} reloadDocument variant="quiet">
              {text.goBack}
            </ButtonLink>
          }
        >
          {confirm !== "cancel" && quote && <input type="hidden" name="quoteId" value={quote.id} />}
          {confirm !== "accept" && <TextArea field={fields.text} label={text[confirm].text} optional />}
        </FormFrame>
      </div>
    </Container>
  );
}

function describe(confirm: Confirm, quote: PageView["quotes"][number] | undefined) {
  if (confirm === "cancel") return text.cancel;
  const { number = 1, total = "" } = quote ?? {};
  if (confirm === "decline") return { ...text.decline, title: text.decline.title(number) };
  return { ...text.accept, title: text.accept.title(number, total) };
}
