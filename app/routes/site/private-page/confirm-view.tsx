import { type FormResult, messagesOf } from "~/forms/form-result";
import * as text from "~/messages/private-page-forms";
import { paths } from "~/paths";
import { fieldId, fieldOf, FormFrame, formIdOf } from "~/private-page/form-frame";
import { KeepTyped, keptIn } from "~/private-page/keep-typed-script";
import type { Confirm, PageView } from "~/private-page/page-view.server";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { FormMessages } from "~/ui/form-messages";
import { TextArea } from "~/ui/text-area";

interface ConfirmViewProps {
  view: PageView;
  confirm: Confirm;
  result: FormResult | undefined;
}

/** Asks before a change that the visitor cannot take back here: accepting or declining a quote, or canceling. */
export function ConfirmView({ view, confirm, result }: ConfirmViewProps) {
  const { token, quotes, formId, stage } = view;
  const [quote] = quotes;
  const page = paths.privatePage(token);
  const { title, lead, send } = describe(confirm, quote, stage);
  const id = fieldId(confirm, "text");
  const field = fieldOf(result, confirm, "text");
  return (
    <Container className="pt-[clamp(2.5rem,5vw,5.5rem)] pb-section">
      <div className="grid max-w-read gap-6">
        <FormMessages formErrors={messagesOf(result)} fields={[{ id, errors: field.errors }]} />
        <h1 className="wrap-anywhere">{title}</h1>
        <p className="text-lead text-muted">{lead}</p>
        <FormFrame
          action={`${page}?view=${confirm}`}
          intent={confirm}
          formId={formIdOf(result, confirm, formId)}
          send={send}
          data={keptIn(view)}
          variant={confirm === "cancel" ? "danger-filled" : "primary"}
          aside={
            <ButtonLink to={page} reloadDocument variant="quiet">
              {text.goBack}
            </ButtonLink>
          }
        >
          {confirm !== "cancel" && quote && <input type="hidden" name="quoteId" value={quote.id} />}
          {confirm !== "accept" && (
            <TextArea id={id} name="text" label={text[confirm].text} optional {...field} />
          )}
        </FormFrame>
        <KeepTyped />
      </div>
    </Container>
  );
}

function describe(confirm: Confirm, quote: PageView["quotes"][number] | undefined, stage: PageView["stage"]) {
  if (confirm === "cancel") return text.cancel;
  const { number = 1, total = "" } = quote ?? {};
  if (confirm === "decline") return { ...text.decline, title: text.decline.title(number) };
  const { lead, leadWhenScheduled } = text.accept;
  const isScheduled = stage === "scheduled";
  return {
    ...text.accept,
    title: text.accept.title(number, total),
    lead: isScheduled ? leadWhenScheduled : lead,
  };
}
