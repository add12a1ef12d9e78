import * as text from "~/messages/booking-work";
import { accept as markAccepted } from "~/messages/work-effects";
import { paths } from "~/paths";
import type { ListPosition } from "~/paths/staff-paths";
import type { WorkView } from "./to-work-view";

/** What staff can do next with a booking: a link, or a form that changes the booking at once. */
export interface Step {
  key: "reply" | "quote" | "accept" | "visit" | "deliver" | "done" | "in-review";
  label: string;
  /** For a button among others, whose name begins with it. */
  short: string;
  to: string;
  /** Its keyboard shortcut. */
  shortcut?: string;
  /** Sent at once, without a page in between. */
  intent?: string;
}

/** The id of the field for a message to the customer. */
export const messageField = "message-text";
/** The id of the tab with that field. */
export const messageTab = "write-message";
/** The id of the tab with the field for a note. */
export const noteTab = "write-note";

/**
 * Returns the steps that the booking's stage offers, the likeliest first.
 *
 * @returns `isDue`: whether the first one is what the booking waits for
 */
export function toSteps(work: WorkView, position: ListPosition): { steps: Step[]; isDue: boolean } {
  if (work.spam) return { steps: [], isDue: false };
  const steps = toWork(work, position);
  if (work.isReplyDue) {
    const reply: Step = { key: "reply", label: text.reply, short: text.reply, to: `#${messageField}` };
    return { steps: [reply, ...steps], isDue: true };
  }
  const isWaiting = work.waits?.isForUs ?? false;
  const isVisited = work.stage === "scheduled" && (work.isDelivered || work.visit?.isOver === true);
  const isDue =
    (!work.isClosed && (isWaiting || isVisited)) || (work.unpublished !== null && work.mayDeliver);
  return { steps, isDue: steps.length > 0 && isDue };
}

/** Returns what the work itself offers. Results that nobody has published come first. */
function toWork(work: WorkView, position: ListPosition): Step[] {
  const steps = toStageSteps(work, position);
  const isUnpublished = ({ key }: Step) => key === "deliver" && work.unpublished !== null;
  return [...steps.filter(isUnpublished), ...steps.filter((step) => !isUnpublished(step))];
}

function toStageSteps(work: WorkView, position: ListPosition): Step[] {
  const {
    id,
    stage,
    quote,
    visit,
    maySendQuote,
    maySchedule,
    mayDeliver,
    isDelivered,
    unpublished,
    choices,
  } = work;
  const toQuote: Step = {
    key: "quote",
    label: quote?.state === "sent" ? text.newQuote : text.writeQuote,
    short: text.shortSteps.quote,
    to: paths.bookingQuote(id, position),
    shortcut: "q",
  };
  const toAccept: Step = {
    key: "accept",
    label: markAccepted.confirm,
    short: markAccepted.short,
    to: paths.bookingAccept(id, position),
  };
  const isChange = visit !== null && !visit.isOver;
  const isSeveral = work.visits.length > 1;
  const toVisit: Step = {
    key: "visit",
    label: isSeveral ? text.nextVisit.change : isChange ? text.changeVisit : text.scheduleVisit,
    short: text.shortSteps.visit,
    to: paths.bookingVisit(id, { visit: isChange ? visit.id : undefined, ...position }),
    shortcut: "v",
  };
  const toDeliver: Step = {
    key: "deliver",
    label: unpublished === null ? text.deliver : text.deliverVersion(unpublished),
    short: text.shortSteps.deliver,
    to: paths.bookingDeliver(id, position),
  };
  const moves = choices
    .filter((to): to is "done" | "in-review" => to === "done" || (to === "in-review" && stage !== "quoted"))
    .map((to): Step => ({
      key: to,
      label: text.toStage[to],
      short: to === "in-review" ? text.shortSteps.review : text.toStage[to],
      to: paths.bookingStage(id, { to, ...position }),
      // Nobody but staff sees that a new request is in review; whoever reopens a closed one may tell the customer.
      ...(stage === "new" && { intent: "start-review" }),
    }));
  const isAccepted = quote?.state === "accepted";
  // An open quote is answered first.
  const isOrdered = stage !== "quoted" || isAccepted;
  const delivery = mayDeliver && (isOrdered || unpublished !== null) ? [toDeliver] : [];
  const isOpen = quote?.state === "sent" || quote?.state === "expired";
  const quoting = maySendQuote ? [toQuote, ...(isOpen ? [toAccept] : [])] : [];
  const forms = [...quoting, ...(maySchedule ? [toVisit] : [])];
  const visitFirst = [...(maySchedule ? [toVisit] : []), ...quoting];
  // A new booking is taken up by working on it; an own step for that comes last.
  if (stage === "new") return [...forms, ...moves];
  if (stage === "in-review" || stage === "quoted") {
    const ends = isOrdered ? moves : [];
    if (isDelivered) return [...ends, ...delivery, ...forms];
    return [...(isAccepted ? visitFirst : forms), ...delivery, ...ends];
  }
  // Who has the results waits for nothing more.
  if (stage === "scheduled" && isDelivered) return [...moves, ...delivery, ...visitFirst];
  if (stage === "scheduled" && !visit?.isOver) return [...visitFirst, ...moves, ...delivery];
  return [...delivery, ...moves, ...forms];
}

/** Returns the links to what ends the work, or a part of it. */
export function toEndings(
  { id, stage, quote, choices, visit, visits }: WorkView,
  position: ListPosition,
): { to: string; label: string; shortcut?: string }[] {
  const toStage = (to: string, label: string, visitId?: string) => ({
    to: paths.bookingStage(id, { to, visit: visitId, ...position }),
    label,
    ...(to === "declined" && { shortcut: "d" }),
  });
  const endings = choices.filter((to) => to === "declined" || to === "canceled");
  return [
    ...(quote?.state === "sent" || quote?.state === "expired" ? [toStage("quote", text.withdraw)] : []),
    ...(stage === "scheduled"
      ? [toStage("visit", visits.length > 1 ? text.nextVisit.cancel : text.cancelVisit, visit?.id)]
      : []),
    ...endings.map((to) => toStage(to, text.toStage[to])),
  ];
}
