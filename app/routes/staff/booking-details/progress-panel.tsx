import * as text from "~/messages/booking-work";
import { waitingFor as waitingTexts } from "~/messages/booking-workflow";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Panel } from "~/ui/panel";
import { OwnerForm } from "./owner-form";
import { StageLine } from "./stage-line";
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
          to={paths.bookingStage(id, { to: "quote" })}
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
    { term: text.who, value: visit.who || text.formerStaff },
  ];
  return <DescriptionList items={items} />;
}
