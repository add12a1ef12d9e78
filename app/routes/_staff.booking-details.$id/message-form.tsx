import { getFormProps, getTextareaProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import * as messages from "~/messages/booking-work";
import { unsentMessageKey } from "~/back-office/unsent-work";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextArea } from "~/ui/text-area";
import { useIsSubmitting } from "~/ui/use-is-submitting";
import { useUnsentText } from "./use-unsent-text";

const intent = "send-message";

/**
 * Sends a message to the customer.
 *
 * @param formId identifies the form, so that a repeated submission sends one message; changes after each message. Also use
 *   it as `key`, which empties the form.
 * @param lastResult the submission result, if the server rejected this form
 */
export function MessageForm({
  formId,
  lastResult,
}: {
  formId: string;
  lastResult: SubmissionResult | undefined;
}) {
  const [form, { text }] = useForm<{ text: string }>({
    id: "message",
    lastResult,
    constraint: { text: { required: true } },
  });
  const isSubmitting = useIsSubmitting({ intent });
  const { onInput } = useUnsentText(unsentMessageKey, text.id, formId);
  const { key, ...area } = getTextareaProps(text);
  const { errors = [] } = text;
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="grid gap-4 print:hidden">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="formId" value={formId} />
      <ErrorSummary errors={errors.map((message) => ({ id: text.id, message }))} />
      <TextArea
        key={key}
        {...area}
        onInput={onInput}
        label={messages.newMessage}
        hint={messages.messageHint}
        errors={text.errors}
      />
      <Button type="submit" size="sm" isLoading={isSubmitting} className="justify-self-start">
        {messages.sendMessage}
      </Button>
    </Form>
  );
}
