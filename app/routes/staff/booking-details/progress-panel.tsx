import { Form } from "@remix-run/react";
import { useListPosition } from "~/back-office/use-list-position";
import { handOverNoteLength } from "~/booking/record/hand-over-note";
import * as text from "~/messages/booking-work";
import { since, stagesLabel } from "~/messages/booking-work";
import { stages, waitingFor as waitingTexts } from "~/messages/booking-workflow";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Panel } from "~/ui/panel";
import { Select } from "~/ui/select";
import { Key, shortcut } from "~/ui/shortcut";
import { useIsSubmitting } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import type { WorkSheet } from "./to-work-sheet";
import { WorkActions } from "./work-actions";

/** How far the work on the booking is, whom it waits for, and what staff can do next. */
export function ProgressPanel({ work }: { work: WorkSheet }) {
  const { waitingFor, waitingSince, quote, visit } = work;
  return (
    <Panel title={text.progress}>
      <div className="grid gap-5">
        <StageLine work={work} />
        {waitingFor !== "nobody" && (
          <p className={waitingFor === "us" ? "font-semibold" : undefined}>
            {waitingTexts[waitingFor]}{" "}
            <span className="font-normal text-muted">{text.since(waitingSince)}</span>
          </p>
        )}
        {quote && <QuoteSummary id={work.id} quote={quote} />}
        {visit && <VisitSummary visit={visit} />}
        {!work.spam && <WorkActions work={work} />}
        {!work.spam && <OwnerForm work={work} />}
      </div>
    </Panel>
  );
}

function QuoteSummary({ id, quote }: { id: string; quote: NonNullable<WorkSheet["quote"]> }) {
  const position = useListPosition();
  const items = [
    { term: text.quoteTitle(quote.number), value: text.quoteStates[quote.state] },
    { term: text.total, value: quote.total },
    quote.answered
      ? { term: quote.state === "withdrawn" ? text.withdrawnOn : text.answered, value: quote.answered }
      : { term: text.validThrough, value: quote.validThrough },
  ];
  return (
    <div className="grid gap-3">
      <DescriptionList items={items} />
      {quote.isOpen && (
        <ButtonLink
          to={paths.bookingStage(id, { to: "quote", ...position })}
          variant="quiet"
          size="sm"
          className="justify-self-start"
        >
          {text.withdraw}
        </ButtonLink>
      )}
    </div>
  );
}

function VisitSummary({ visit }: { visit: NonNullable<WorkSheet["visit"]> }) {
  const items = [
    { term: text.visitTitle, value: visit.when },
    { term: text.length, value: visit.length },
    { term: text.who, value: visit.who || text.nobodyAssigned },
  ];
  return <DescriptionList items={items} />;
}

/** The stages from request to finished job, with the current one marked. */
function StageLine({ work }: { work: WorkSheet }) {
  const current = work.path.indexOf(work.stage);
  return (
    <ol
      aria-label={stagesLabel}
      className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-2 gap-y-3"
    >
      {work.path.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === current ? "step" : undefined}
          className={`border-t-4 pt-1.5 leading-snug forced-color-adjust-none ${styleOf(index, current)}`}
        >
          {stages[stage]}
          {index === current && (
            <span className="block text-small font-normal text-muted">{since(work.stageSince)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function styleOf(index: number, current: number): string {
  if (index === current) return "border-accent font-semibold";
  return index < current ? "border-line-strong" : "border-dashed border-line text-muted";
}

/** Assigns the booking to a member of staff. */
function OwnerForm({ work: { ownerId, colleagues } }: { work: WorkSheet }) {
  const isSubmitting = useIsSubmitting({ intent: "assign" });
  return (
    <Form
      method="post"
      preventScrollReset
      className="flex flex-wrap items-end gap-3 border-t border-line pt-4"
    >
      <input type="hidden" name="intent" value="assign" />
      {/* The key shows the stored owner again after somebody else has changed it. */}
      <Select
        key={ownerId}
        id="ownerId"
        name="ownerId"
        {...shortcut("a")}
        label={text.owner}
        defaultValue={ownerId ?? ""}
        className="min-w-48 flex-1"
      >
        <option value="">{text.nobody}</option>
        {colleagues.map(({ id, fullName }) => (
          <option key={id} value={id} translate="no">
            {fullName}
          </option>
        ))}
      </Select>
      <TextField
        id="assign-note"
        name="note"
        label={text.noteForColleague}
        optional
        maxLength={handOverNoteLength}
        className="min-w-48 flex-1"
      />
      <Button type="submit" size="sm" isLoading={isSubmitting}>
        {text.assign}
        <Key>a</Key>
      </Button>
    </Form>
  );
}
