import * as text from "~/messages/booking-work";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import type { WorkSheet } from "./to-work-sheet";

interface Action {
  to: string;
  label: string;
}

/**
 * Links to the forms that move the booking on. The first one is the usual next step, unless the customer has to act or the booking is
 * closed.
 */
export function WorkActions({ work }: { work: WorkSheet }) {
  const [next, ...others] = toSteps(work);
  const isUsual = work.waitingFor !== "them" && !work.isClosed;
  return (
    <div role="group" aria-label={text.actionsLabel} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {next && (
        <ButtonLink to={next.to} size="sm" variant={isUsual ? "primary" : "secondary"}>
          {next.label}
        </ButtonLink>
      )}
      {others.map(({ to, label }) => (
        <ButtonLink key={to} to={to} size="sm">
          {label}
        </ButtonLink>
      ))}
      {toEndings(work).map(({ to, label }) => (
        <ButtonLink key={to} to={to} size="sm" variant="quiet">
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

function toSteps({ id, stage, quote, visit, mayQuote, mayVisit, choices }: WorkSheet): Action[] {
  const toQuote = {
    to: paths.bookingQuote(id),
    label: quote?.state === "sent" ? text.newQuote : text.writeQuote,
  };
  const isChange = visit !== null && !visit.isOver;
  const toVisit = { to: paths.bookingVisit(id), label: isChange ? text.changeVisit : text.scheduleVisit };
  const again = choices.filter((to) => to === "done" || (to === "in-review" && stage !== "quoted"));
  const moves = again.map((to) => ({ to: paths.bookingStage(id, { to }), label: text.toStage[to] }));
  const isAccepted = quote?.state === "accepted" && stage === "quoted";
  const work = [...(mayQuote ? [toQuote] : []), ...(mayVisit ? [toVisit] : [])];
  // A new booking is taken up by working on it; an own step for that comes last.
  if (stage === "new") return [...work, ...moves];
  return [...moves, ...(isAccepted ? work.reverse() : work)];
}

function toEndings({ id, stage, choices }: WorkSheet): Action[] {
  const endings = choices.filter((to) => to === "declined" || to === "canceled");
  return [
    ...(stage === "scheduled"
      ? [{ to: paths.bookingStage(id, { to: "visit" }), label: text.cancelVisit }]
      : []),
    ...endings.map((to) => ({ to: paths.bookingStage(id, { to }), label: text.toStage[to] })),
  ];
}
