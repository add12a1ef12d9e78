import { type FormResult, resultOf } from "~/forms/reply";
import * as text from "~/messages/request-forms";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { fieldId, fieldOf, formIdOf } from "./form-fields";
import { FormFrame } from "./form-frame";
import type { PageView } from "./page-view.server";

interface DateFormProps {
  view: PageView;
  result: FormResult | undefined;
}

/** Asks for another date; opens with a click, or with its errors. */
export function DateForm({ view: { token, visit, formId }, result }: DateFormProps) {
  const isRefused = resultOf(result, { intent: "date" }) !== undefined;
  return (
    <details open={isRefused || undefined} className="group border-y border-line print:hidden">
      <summary className="flex min-h-13 items-center justify-between gap-4 font-medium hover:text-accent-text">
        {text.date.open}
        <Icon name="chevron" className="size-3 group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-2 pb-7">
        <p className="text-muted">{visit ? text.date.lead : text.date.leadWithoutVisit}</p>
        <FormFrame
          action={paths.request(token)}
          intent="date"
          formId={formIdOf(result, "date", formId)}
          send={text.date.send}
        >
          <TextField
            id={fieldId("date", "proposedAt")}
            name="proposedAt"
            type="datetime-local"
            label={text.date.label}
            hint={text.date.hint}
            required
            className="max-w-80"
            {...fieldOf(result, "date", "proposedAt")}
          />
          <TextArea
            id={fieldId("date", "text")}
            name="text"
            label={text.date.text}
            optional
            rows={3}
            {...fieldOf(result, "date", "text")}
          />
        </FormFrame>
      </div>
    </details>
  );
}
