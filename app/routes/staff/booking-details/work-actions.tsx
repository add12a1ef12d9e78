import { useListPosition } from "~/back-office/use-list-position";
import * as text from "~/messages/booking-work";
import { paths } from "~/paths";
import type { ListPosition } from "~/paths/staff-paths";
import { ButtonLink } from "~/ui/button";
import { Key, shortcut } from "~/ui/shortcut";
import type { WorkSheet } from "./to-work-sheet";

interface Action {
  to: string;
  label: string;
  /** Its keyboard shortcut. */
  shortcut?: string;
}

/**
 * Links to the forms that move the booking on. The first one is the usual next step, unless the customer has to act or the booking is
 * closed.
 */
export function WorkActions({ work }: { work: WorkSheet }) {
  const position = useListPosition();
  const [next, ...others] = toSteps(work, position);
  const isUsual = work.waitingFor !== "them" && !work.isClosed;
  return (
    <div role="group" aria-label={text.actionsLabel} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {next && <ActionLink action={next} variant={isUsual ? "primary" : "secondary"} />}
      {others.map((action) => (
        <ActionLink key={action.to} action={action} variant="secondary" />
      ))}
      {toEndings(work, position).map(({ to, label }) => (
        <ButtonLink key={to} to={to} size="sm" variant="quiet">
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

function ActionLink({ action, variant }: { action: Action; variant: "primary" | "secondary" }) {
  const { to, label, shortcut: key } = action;
  return (
    <ButtonLink to={to} size="sm" variant={variant} {...(key && shortcut(key))}>
      {label}
      {key && <Key>{key}</Key>}
    </ButtonLink>
  );
}

function toSteps(work: WorkSheet, position: ListPosition): Action[] {
  const { id, stage, quote, visit, mayQuote, mayVisit, choices } = work;
  const toQuote = {
    to: paths.bookingQuote(id, position),
    shortcut: "q",
    label: quote?.state === "sent" ? text.newQuote : text.writeQuote,
  };
  const isChange = visit !== null && !visit.isOver;
  const toVisit = {
    to: paths.bookingVisit(id, position),
    shortcut: "v",
    label: isChange ? text.changeVisit : text.scheduleVisit,
  };
  const again = choices.filter((to) => to === "done" || (to === "in-review" && stage !== "quoted"));
  const moves = again.map((to) => ({
    to: paths.bookingStage(id, { to, ...position }),
    label: text.toStage[to],
  }));
  const isAccepted = quote?.state === "accepted" && stage === "quoted";
  const forms = [...(mayQuote ? [toQuote] : []), ...(mayVisit ? [toVisit] : [])];
  // A new booking is taken up by working on it; an own step for that comes last.
  if (stage === "new") return [...forms, ...moves];
  return [...moves, ...(isAccepted ? forms.reverse() : forms)];
}

function toEndings({ id, stage, choices }: WorkSheet, position: ListPosition): Action[] {
  const endings = choices.filter((to) => to === "declined" || to === "canceled");
  return [
    ...(stage === "scheduled"
      ? [{ to: paths.bookingStage(id, { to: "visit", ...position }), label: text.cancelVisit }]
      : []),
    ...endings.map((to) => ({ to: paths.bookingStage(id, { to, ...position }), label: text.toStage[to] })),
  ];
}
