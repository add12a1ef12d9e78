import { getFormProps } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { ClockField } from "~/back-office/clock-field";
import { Facts, FlushPanel, PanelFold } from "~/back-office/flush-panel";
import { StaffIcon } from "~/back-office/staff-icon";
import { useListPosition, useListSearch } from "~/back-office/use-list-position";
import { type FormResult, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { isLongText } from "~/lib/text";
import * as adviceText from "~/messages/advice";
import * as text from "~/messages/booking-details";
import * as work from "~/messages/booking-work";
import { locale } from "~/messages/locale";
import { edit } from "~/messages/staff-entry";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { FormErrors } from "~/ui/form-messages";
import { Icon } from "~/ui/icon";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import type { AnswerView, BookingView } from "./to-booking-view";
import { ViewAsCustomer } from "./work-panels";

const editLink = "text-accent-text underline underline-offset-[0.2em] hover:decoration-2";
const list = new Intl.ListFormat(locale, { type: "unit", style: "short" });

/**
 * The answers that are not in the head.
 *
 * @param isWorkedOn false for spam
 * @param result of the last form, if it was rejected
 * @param hasQuote whether the quote's panel links to the customer's page
 */
export function RequestPanel({
  view,
  isWorkedOn,
  hasQuote,
  result,
}: {
  view: BookingView;
  isWorkedOn: boolean;
  hasQuote: boolean;
  result: FormResult | undefined;
}) {
  const { id, createdDay, request, completion, completionInput, consents } = view;
  const { answered, suggested, unanswered } = request;
  const position = useListPosition();
  const renewal = useListSearch({ renew: "" });
  const refusedDate = resultOf(result, { intent: completionIntent });
  return (
    <FlushPanel
      title={work.requestHead}
      note={work.receivedOn(createdDay)}
      link={
        isWorkedOn && (
          <Link to={paths.bookingEdit(id, position)} className={editLink}>
            {edit.open} <span className="sr-only">{edit.what}</span>
          </Link>
        )
      }
    >
      <WorthChecking advice={view.advice} />
      <Answers answers={answered} />
      {suggested.length > 0 && (
        <PanelFold
          title={work.asSuggested(suggested.length)}
          note={list.format(suggested.map(({ label }) => label))}
        >
          <div className="-mx-4.5">
            <Answers answers={suggested} />
          </div>
        </PanelFold>
      )}
      {unanswered.length > 0 && (
        <PanelFold title={work.notAnswered(unanswered.length)} note={list.format(unanswered)}>
          <ul className="text-muted">
            {unanswered.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </PanelFold>
      )}
      {isWorkedOn && (
        <>
          <PanelFold
            title={text.completionDate}
            note={completion ?? text.notSet}
            isOpen={refusedDate?.error !== undefined}
          >
            <CompletionForm key={completionInput} value={completionInput} result={refusedDate} />
          </PanelFold>
          <PanelFold title={work.linkTitle}>
            <p className="mb-3 text-muted">{work.linkText}</p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <ButtonLink to={{ search: renewal }} size="sm">
                {work.renewLink}
              </ButtonLink>
              {!hasQuote && <ViewAsCustomer id={id} />}
            </div>
          </PanelFold>
        </>
      )}
      <PanelFold
        title={text.consents}
        note={consents.some(({ isForbidden }) => isForbidden) && <DoNotPublish />}
      >
        <Consents consents={consents} />
      </PanelFold>
    </FlushPanel>
  );
}

/** Answers to check with the customer; see booking/advice. */
function WorthChecking({ advice }: { advice: BookingView["advice"] }) {
  if (advice.length === 0) return null;
  return (
    <div className="flex gap-2.5 border-t border-line bg-warn-soft px-4.5 py-2.5">
      <Icon name="info" className="mt-0.5 size-4.5 text-warn" />
      <div>
        <h3 className="text-ui! font-semibold">{adviceText.worthChecking}</h3>
        <ul>
          {advice.map(({ text: item }) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Answers({ answers }: { answers: readonly AnswerView[] }) {
  return <Facts facts={toAnswerFacts(answers)} />;
}

export function toAnswerFacts(answers: readonly AnswerView[]) {
  return answers.map((answer) => ({
    term: answer.label,
    value: <Value {...answer} />,
    isLong: isLongText(answer.value),
  }));
}

function Value({ value, link }: AnswerView): ReactNode {
  if (!link) return value;
  return (
    <>
      <a href={link.href} rel="noreferrer">
        {link.label}
      </a>
      {link.note && <span className="ms-2 font-mono text-mono text-muted">{link.note}</span>}
    </>
  );
}

function Consents({ consents }: Pick<BookingView, "consents">) {
  return (
    <dl className="grid gap-1.5">
      {consents.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-small text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function DoNotPublish() {
  return (
    <strong className="inline-flex items-center gap-1.5 font-semibold text-danger">
      <StaffIcon name="forbidden" className="size-4" />
      {text.doNotPublish}
    </strong>
  );
}

const completionIntent = "set-completion-date";

/** @param value the date in Pacific time, in the format of a `datetime-local` input; also use it as `key` */
function CompletionForm({ value, result }: { value: string; result: FormResult | undefined }) {
  const defaultValue = { completionDate: value, clock: "" };
  const [form, fields] = useForm({ id: "completion", lastResult: result, defaultValue });
  const [typed, setTyped] = useState(fields.completionDate.initialValue ?? "");
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="grid gap-4">
      <FormErrors form={form} />
      <TextField
        field={fields.completionDate}
        type="datetime-local"
        label={text.dateAndTime}
        hint={text.dateHint}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ClockField field={fields.clock} typed={typed} />
      <SubmitButton intent={completionIntent} size="sm" className="justify-self-start">
        {text.saveDate}
      </SubmitButton>
    </Form>
  );
}
