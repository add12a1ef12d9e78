import { resultOf, typedInto } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { dateStep } from "~/lib/time";
import * as prepareText from "~/messages/prepare";
import * as privatePageText from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";
import { paths } from "~/paths";
import { AnswerValue } from "~/site/answer-value";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Icon } from "~/ui/icon";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { Fold } from "./fold";
import { FormFrame, lastSent, type PageSectionProps } from "./form-frame";
import type { PageView } from "./page-view.server";

/** The notice of a canceled visit, shown in place of the visit. */
export function CanceledVisitSection({ view, result }: PageSectionProps) {
  const { canceledVisit, allows } = view;
  if (!canceledVisit) return null;
  return (
    <section aria-labelledby="visit">
      <h2 id="visit" className="mb-5">
        {privatePageText.visit.heading}
      </h2>
      <div className="mb-5 grid max-w-[60ch] gap-2">
        <p>{privatePageText.visit.canceled(canceledVisit)}</p>
        <p className="text-muted">{privatePageText.visit.canceledAdvice}</p>
        <RequestedDate view={view} />
      </div>
      {allows.date && <DateForm {...{ view, result }} />}
    </section>
  );
}

/** Each visit: the actions that the visitor may take, then its time, staff and place. */
export function VisitSection({ view, result }: PageSectionProps) {
  const { visit, otherVisits } = view;
  if (!visit) return null;
  const { heading, headingOfSeveral } = privatePageText.visit;
  return (
    <section aria-labelledby="visit">
      <h2 id="visit" className="mb-3">
        {otherVisits.length > 0 ? headingOfSeveral : heading}
      </h2>
      <div className="grid gap-9">
        {[visit, ...otherVisits].map((each) => (
          <OneVisit key={each.id} {...{ view, result }} visit={each} />
        ))}
      </div>
    </section>
  );
}

type VisitView = NonNullable<PageView["visit"]>;

function OneVisit({ view, result, visit }: PageSectionProps & { visit: VisitView }) {
  const { hasUpcomingVisit, allows, isReadOnly } = view;
  const { when, who, place, calendar } = visit;
  return (
    <div>
      <div className="mb-5 grid gap-2">
        <p className="text-lead font-semibold">{when}</p>
        <RequestedDate view={visit} />
      </div>
      {hasUpcomingVisit && (
        <div className="mb-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          {!isReadOnly && (
            <ButtonLink to={calendar} reloadDocument variant="primary">
              <Icon name="download" className="size-4.5" />
              {privatePageText.visit.calendar}
            </ButtonLink>
          )}
          <ButtonLink to={paths.prepare()} reloadDocument variant="quiet">
            {prepareText.link}
          </ButtonLink>
        </div>
      )}
      <DescriptionList
        items={[
          ...(who ? [{ term: privatePageText.visit.who, value: who }] : []),
          { term: privatePageText.visit.place, value: <AnswerValue {...place} /> },
        ]}
      />
      {allows.date && <DateForm {...{ view, result }} visit={visit} />}
    </div>
  );
}

function RequestedDate({ view: { requestedDate } }: { view: Pick<PageView, "requestedDate"> }) {
  return requestedDate && <p className="max-w-[60ch]">{privatePageText.visit.requested(requestedDate)}</p>;
}

/** The form for another date. It is open after an error. */
function DateForm({ view, result, visit }: PageSectionProps & { visit?: VisitView }) {
  const dateResult = resultOf(result, { intent: "date" });
  const isFirst = !visit || visit.id === view.visit?.id;
  const submittedVisitId =
    visit && view.otherVisits.find(({ id }) => id === typedInto(dateResult, "visit"))?.id;
  const isSent = submittedVisitId === undefined ? isFirst : submittedVisitId === visit?.id;
  const id = isFirst ? "date" : `date-${visit.id}`;
  const lastResult = isSent ? dateResult : undefined;
  const [form, fields] = useForm({ id, lastResult, defaultValue: { proposedAt: "", text: "" } });
  return (
    <Fold title={forms.date.open} isOpen={Boolean(lastResult)}>
      <div className="grid gap-5">
        <p className="text-muted">{view.visit ? forms.date.lead : forms.date.leadWithoutVisit}</p>
        <FormFrame
          {...{ view, result, form }}
          intent="date"
          send={forms.date.send}
          keptUntil={lastSent(view, "date-request")}
        >
          {visit && <input type="hidden" name="visit" value={visit.id} />}
          <TextField
            field={fields.proposedAt}
            type="datetime-local"
            step={dateStep}
            label={forms.date.label}
            hint={forms.date.hint}
            required
            className="max-w-80"
          />
          <TextArea field={fields.text} label={forms.date.text} optional rows={3} />
        </FormFrame>
      </div>
    </Fold>
  );
}
