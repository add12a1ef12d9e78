import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { type FormResult, typedInto } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/booking-deliver";
import { FormErrors } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { SubmitButton, useIsSubmitting } from "~/ui/submit-button";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import type { DeliverResultData } from "./booking-deliver-forms.server";
import type { DeliverPage } from "./load-deliveries.server";

/** Edits the draft's texts. The draft may not exist yet. */
export function AboutForm({
  draft,
  hasEarlier,
  formId,
  suggestion,
  result,
}: {
  draft: DeliverPage["draft"];
  hasEarlier: boolean;
  formId: string;
  suggestion: string;
  result: FormResult<DeliverResultData> | undefined;
}) {
  const isSubmitting = useIsSubmitting({ intent: "save" });
  const [form, fields] = useForm({
    id: "about",
    lastResult: result,
    defaultValue: { title: draft?.title ?? suggestion, note: draft?.note ?? "" },
  });
  const serverTag = result?.known ?? typedInto(result, "known") ?? draft?.known ?? "";
  const knownTag = useAtOpening(serverTag, isSubmitting);
  return (
    <Panel title={draft ? text.draftTitle(draft.version) : text.startTitle}>
      {!draft && hasEarlier && <p className="mb-4 text-muted">{text.startLead}</p>}
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <FormErrors form={form} />
        <input type="hidden" name="formId" value={formId} />
        <input type="hidden" name="known" value={knownTag} />
        <TextField field={fields.title} label={text.titleLabel} required hint={text.titleHint} />
        <TextArea field={fields.note} label={text.noteLabel} hint={text.noteHint} optional />
        <div>
          <SubmitButton intent="save" size="sm" variant={draft ? "secondary" : "primary"}>
            {draft ? text.save : text.start}
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}

/**
 * Returns a value as it was when the form was opened or last sent. The page also reloads when a file has arrived, and the fields do not
 * show what a colleague has changed by then.
 */
function useAtOpening(current: string, isSubmitting: boolean): string {
  const [value, setValue] = useState(current);
  const [wasSubmitting, setWasSubmitting] = useState(isSubmitting);
  if (wasSubmitting !== isSubmitting) {
    setWasSubmitting(isSubmitting);
    if (!isSubmitting) setValue(current);
  }
  return value;
}
