import { type FormResult, resultOf } from "~/forms/reply";
import { link as prepareLink } from "~/messages/prepare";
import { visit as text } from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Icon } from "~/ui/icon";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { fieldId, fieldOf, FormFrame, formIdOf } from "./form-frame";
import type { PageView } from "./page-view.server";

/** Tells that the visit was canceled, where the visit was. */
export function CanceledVisitSection({ when }: { when: string }) {
  return (
    <section aria-labelledby="visit">
      <h2 id="visit" className="mb-5">
        {text.heading}
      </h2>
      <p className="max-w-[60ch]">{text.canceled(when)}</p>
      <p className="mt-2 max-w-[60ch] text-muted">{text.canceledAdvice}</p>
    </section>
  );
}

/** The visit on site: when, how long, who comes, and where. */
export function VisitSection({
  visit,
  hasCalendar,
}: {
  visit: NonNullable<PageView["visit"]>;
  /** Whether to offer the entry for a calendar. */
  hasCalendar: boolean;
}) {
  const { when, length, who, place, calendar } = visit;
  return (
    <section aria-labelledby="visit">
      <h2 id="visit" className="mb-5">
        {text.heading}
      </h2>
      <DescriptionList
        items={[
          { term: text.when, value: when },
          { term: text.length, value: length },
          ...(who ? [{ term: text.who, value: who }] : []),
          { term: text.place, value: place.value },
        ]}
      />
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {hasCalendar && (
          <ButtonLink to={calendar} reloadDocument size="sm">
            <Icon name="download" className="size-4.5" />
            {text.calendar}
          </ButtonLink>
        )}
        <ButtonLink to={paths.prepare()} reloadDocument size="sm" variant="quiet">
          {prepareLink}
        </ButtonLink>
      </div>
    </section>
  );
}

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
        {forms.date.open}
        <Icon name="chevron" className="size-3 group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-2 pb-7">
        <p className="text-muted">{visit ? forms.date.lead : forms.date.leadWithoutVisit}</p>
        <FormFrame
          action={paths.privatePage(token)}
          intent="date"
          formId={formIdOf(result, "date", formId)}
          send={forms.date.send}
        >
          <TextField
            id={fieldId("date", "proposedAt")}
            name="proposedAt"
            type="datetime-local"
            label={forms.date.label}
            hint={forms.date.hint}
            required
            className="max-w-80"
            {...fieldOf(result, "date", "proposedAt")}
          />
          <TextArea
            id={fieldId("date", "text")}
            name="text"
            label={forms.date.text}
            optional
            rows={3}
            {...fieldOf(result, "date", "text")}
          />
        </FormFrame>
      </div>
    </details>
  );
}
