import { Link } from "@remix-run/react";
import { Facts, FlushPanel } from "~/back-office/flush-panel";
import { useListPosition } from "~/back-office/use-list-position";
import * as text from "~/messages/booking-work";
import { paths } from "~/paths";
import { toAnswerFacts } from "./request-panel";
import type { AnswerView } from "./to-booking-view";
import type { WorkView } from "./to-work-view";

export function VisitPanel({ work, visitAnswers }: { work: WorkView; visitAnswers: readonly AnswerView[] }) {
  const { id, visits, hasUpcomingVisit, maySchedule } = work;
  const position = useListPosition();
  if (visits.length === 0) return null;
  const isSeveral = visits.length > 1;
  return (
    <FlushPanel
      title={isSeveral ? text.visitsTitle : text.visitTitle}
      link={
        hasUpcomingVisit &&
        maySchedule && (
          <Link to={paths.bookingVisit(id, { visit: "new", ...position })} className={linkStyles}>
            {text.addVisit}
          </Link>
        )
      }
    >
      {visits.map(({ id: visitId, when, who }) => (
        <div key={visitId}>
          <Facts
            facts={[
              { term: text.when, value: when },
              { term: text.who, value: who || text.nobodyAssigned },
            ]}
          />
          {isSeveral && (
            <p className="flex flex-wrap gap-x-5 px-4.5 pb-2.5">
              <Link
                to={paths.bookingVisit(id, { visit: visitId, ...position })}
                aria-label={text.oneVisit.changeOf(when)}
                className={linkStyles}
              >
                {text.oneVisit.change}
              </Link>
              <Link
                to={paths.bookingStage(id, { to: "visit", visit: visitId, ...position })}
                aria-label={text.oneVisit.cancelOf(when)}
                className={linkStyles}
              >
                {text.oneVisit.cancel}
              </Link>
            </p>
          )}
        </div>
      ))}
      <Facts facts={toAnswerFacts(visitAnswers)} />
    </FlushPanel>
  );
}

const linkStyles =
  "inline-flex min-h-6 items-center text-accent-text underline underline-offset-[0.2em] hover:decoration-2 max-sm:min-h-11";
