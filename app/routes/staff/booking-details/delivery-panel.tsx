import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import * as text from "~/messages/booking-work";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import type { WorkSheet } from "./to-work-sheet";

interface DeliveryPanelProps {
  work: WorkSheet;
  /** Of the form that corrects the address, if the server rejected it. */
  lastResult: SubmissionResult | undefined;
}

/** Tells staff which emails did not simply reach the customer, and corrects an address that a mail server refused. */
export function DeliveryPanel({ work: { undelivered, email }, lastResult }: DeliveryPanelProps) {
  return (
    <div className="grid gap-4">
      {undelivered.map(({ state, response, when }) => {
        if (state === "failed")
          return (
            <Banner key={state} tone="bad" title={text.delivery.failed(when, email, response)}>
              <p>{text.delivery.failedAdvice}</p>
              <CorrectionForm email={email} lastResult={lastResult} />
            </Banner>
          );
        const title = state === "held" ? text.delivery.held(when) : text.delivery.probablyDelivered(when);
        return <Banner key={state} tone="warn" title={title} />;
      })}
    </div>
  );
}

function CorrectionForm({ email, lastResult }: { email: string; lastResult: SubmissionResult | undefined }) {
  const isSubmitting = useIsSubmitting({ intent: "correct-email" });
  const typed = lastResult?.initialValue?.email;
  return (
    <Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="correct-email" />
      <TextField
        key={email}
        id="email"
        name="email"
        type="email"
        autoComplete="off"
        required
        label={text.delivery.email}
        errors={lastResult?.error?.email ?? undefined}
        defaultValue={typeof typed === "string" ? typed : email}
        className="w-full max-w-80"
      />
      <Button type="submit" size="sm" isLoading={isSubmitting}>
        {text.delivery.correct}
      </Button>
    </Form>
  );
}
