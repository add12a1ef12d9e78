import { getFormProps } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type AnswerName, fields as answerFields, fieldsOf, isOfKind, trapField } from "~/booking-fields";
import { type AdviceTexts, adviseVisitor } from "~/booking/advice/advice-texts";
import { formIdOf, lastStep, stepOf, textsOf } from "~/booking/form/steps";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/booking";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { ErrorSummary, listErrors, useErrorTitle } from "~/ui/error-summary";
import { fieldsWithErrors } from "~/ui/form-messages";
import { Icon } from "~/ui/icon";
import { Stepper } from "~/ui/stepper";
import { SubmitButton } from "~/ui/submit-button";
import type { HeldPress } from "~/upload-field/use-held-submit";
import { BookingAside } from "./booking-aside";
import { Failure } from "./failure";
import { EmailField } from "./fields/email-field";
import { ChoiceInput, LineInput } from "./first-inputs";
import { LaterFields, type StepProps } from "./later-fields";
import type { StepData } from "./load-booking-form.server";
import { useUnsentAnswers } from "./unsent-answers";

/**
 * One step of the form. Its `key` must be the step, because inputs read their default values only once.
 *
 * @param saved see `useUnsentAnswers`
 * @param failure why the step was not saved
 */
export function Wizard({
  data,
  saved,
  failure,
}: {
  data: StepData;
  saved: string | null;
  failure: string[] | undefined;
}) {
  const { step, from } = data;
  const { name, introduction } = textsOf(step);
  const formId = formIdOf(step);
  const advice = useAdvice(formId, data.advice);
  const [form, bound] = useForm<Record<AnswerName, string | string[]>>({
    id: formId,
    lastResult: data.result,
    defaultValue: toShownValues(data),
    constraint: data.constraint,
  });
  useUnsentAnswers(formId, step, saved);
  const heading = useFocusOnArrival();
  const [refusals, setRefusals] = useState<string[]>([]);
  const [held, setHeld] = useState<HeldPress | null>(null);
  const summaryMessages = [
    ...(data.isNamingFiles ? data.refusedFiles.map(({ message }) => message) : []),
    ...refusals,
  ];
  const fields = [...fieldsWithErrors(form), { id: "files", errors: [...new Set(summaryMessages)] }];
  useErrorTitle(listErrors(fields).length > 0 || failure !== undefined);

  return (
    <Container className="pb-section">
      <div className="grid gap-x-gutter lg:grid-cols-12">
        <header className="pt-[clamp(2rem,1.2rem+3vw,4rem)] lg:col-span-7">
          <h1 className="mb-[clamp(1.5rem,1rem+1.4vw,2.25rem)]">{text.title}</h1>
          <Stepper step={step} of={lastStep} name={name} />
        </header>
      </div>
      <div className="mt-[clamp(2rem,1.4rem+2vw,3.25rem)] grid gap-x-gutter gap-y-12 lg:grid-cols-12">
        <Form
          {...getFormProps(form)}
          method="post"
          action={paths.booking({ step, from })}
          encType={step === 4 ? "multipart/form-data" : "application/x-www-form-urlencoded"}
          className="grid min-w-0 content-start gap-8 lg:col-span-7 [&_[id]]:scroll-mt-28"
        >
          {/* Enter in a text box presses the first submit button, which must not be Previous. */}
          <button
            type="submit"
            name="intent"
            value={step === lastStep ? "submit" : "next"}
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
          />
          {data.welcome && <Welcome {...data.welcome} />}
          {failure && <Failure messages={failure} />}
          <ErrorSummary fields={fields} />
          <div>
            <h2 ref={heading} tabIndex={-1} className="text-[clamp(1.5rem,1.3rem+0.8vw,2rem)] outline-none!">
              {name}
            </h2>
            <p className="mt-1 text-muted">{introduction}</p>
          </div>
          <StepFields data={data} bound={bound} advice={advice} onRefusals={setRefusals} onHeld={setHeld} />
          <StepButtons data={data} held={held} />
        </Form>
        <BookingAside data={data} />
      </div>
    </Container>
  );
}

/** Returns the inputs' values, which are the answers so far. A group without a choice shows its first option. */
function toShownValues({ step, values }: StepData) {
  return Object.fromEntries(
    stepOf(step).answers.map((name) => {
      const field: { kind: string; options?: readonly string[] } = answerFields[name];
      return [name, values[name] ?? (field.kind === "choice" ? field.options?.[0] : undefined)];
    }),
  );
}

/** Greets a returning visitor. The message may have a `<link>` to the saved draft or the sent request. */
function Welcome({ tone, title, message, to }: NonNullable<StepData["welcome"]>) {
  return (
    <Banner tone={tone} title={title}>
      <RichText
        text={message}
        tags={{
          link: (label) => (
            <Link to={to} className="underline hover:decoration-2">
              {label}
            </Link>
          ),
        }}
      />
    </Banner>
  );
}

function StepButtons({ data: { step, from }, held }: { data: StepData; held: HeldPress | null }) {
  const forward = step === lastStep ? "submit" : "next";
  const label = step === lastStep ? text.submit : from === "check" ? text.saveAndReview : text.next;
  return (
    <div className="flex flex-wrap justify-between gap-x-3 gap-y-5 border-t border-line pt-7">
      <SubmitButton
        intent="previous"
        formNoValidate
        disabled={step === 1}
        isHeld={held?.intent === "previous"}
      >
        {text.previous}
      </SubmitButton>
      <SubmitButton
        intent={forward}
        variant="primary"
        isHeld={held?.intent === forward}
        className={step === lastStep ? "max-sm:-order-1 max-sm:basis-full" : undefined}
      >
        <span>{held?.intent === forward ? held.label : label}</span>
        {step !== lastStep && !held && <Icon name="arrow" />}
      </SubmitButton>
      {step > 1 && (
        <div className="order-1 basis-full">
          <Button type="submit" name="intent" value="later" variant="quiet" formNoValidate>
            {text.finishLater}
          </Button>
        </div>
      )}
    </div>
  );
}

/** False for the first view, because it came with its document, and the browser has set the focus. */
let hasArrived = false;

/**
 * Focuses the input in the URL's fragment, which Change links have, or the heading, after a client-side navigation. A new document would
 * do the same.
 *
 * @returns the heading's `ref`; the heading needs a `tabIndex` of -1
 */
function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasArrived) heading.current?.focus({ preventScroll: true });
    // A disabled input cannot take focus, which then stays on the heading.
    if (hasArrived) document.getElementById(window.location.hash.slice(1))?.focus();
    hasArrived = true;
  }, []);
  return heading;
}

/** Returns the advice for the fields: first on the saved answers, and after a change on the form's values. */
function useAdvice(formId: string, saved: AdviceTexts): AdviceTexts {
  const [current, setCurrent] = useState<AdviceTexts>();
  useEffect(() => {
    const form = document.getElementById(formId);
    return form instanceof HTMLFormElement ? watchAdvice(form, setCurrent) : undefined;
  }, [formId]);
  return current ?? saved;
}

function StepFields(props: StepProps) {
  return props.data.step === 1 ? <StepContact {...props} /> : <LaterFields {...props} />;
}

function StepContact({ bound, advice }: StepProps) {
  return (
    <>
      {fieldsOf(1).map((name) => {
        if (name === "email") return <EmailField key={name} field={bound.email} advice={advice.email} />;
        return isOfKind(name, "choice") ? (
          <ChoiceInput key={name} name={name} field={bound[name]} />
        ) : (
          <LineInput key={name} name={name} field={bound[name]} />
        );
      })}
      {/* Only programs fill it in: see `trapField`. */}
      <label className="sr-only" aria-hidden="true">
        {text.leaveEmpty}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}

/**
 * Calls `show` with advice on a form's values after each change. A text counts once its box loses focus, so that no advice appears while
 * the visitor types. Returns a function that stops the calls.
 */
function watchAdvice(form: HTMLFormElement, show: (advice: AdviceTexts) => void): () => void {
  const update = () => {
    const values = new FormData(form);
    const typed: Record<string, string[]> = {};
    for (const name of new Set(values.keys()))
      typed[name] = values.getAll(name).filter((value) => typeof value === "string");
    show(adviseVisitor(typed, new Date()));
  };
  // Fetching or clearing the location fires no change event, but its button loses focus later.
  const events = ["change", "focusout"];
  for (const event of events) form.addEventListener(event, update);
  return () => {
    for (const event of events) form.removeEventListener(event, update);
  };
}
