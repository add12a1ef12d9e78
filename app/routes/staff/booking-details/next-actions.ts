import * as text from "~/messages/booking-work";
import { accept as markAccepted } from "~/messages/work-effects";
import { paths } from "~/paths";
import type { ListPosition } from "~/paths/staff-paths";
import type { WorkView } from "./to-work-view";

/** A link, or a form that changes the booking immediately. */
export interface NextAction {
  key: "reply" | "quote" | "accept" | "visit" | "deliver" | "done" | "in-review";
  label: string;
  /** A shorter label for narrow rows. `label` starts with it. */
  short: string;
  to: string;
  shortcut?: string;
  /** The intent of an action that has no page of its own. */
  intent?: string;
}

/** The ids of the message's field, and of the tabs of the message and the note. */
export const messageField = "message-text";
export const messageTab = "write-message";
export const noteTab = "write-note";

/**
 * Returns the actions for the booking's stage, the likeliest first.
 *
 * @returns `isDue`: whether the booking waits for the first one
 */
export function listNextActions(
  work: WorkView,
  position: ListPosition,
): { actions: NextAction[]; isDue: boolean } {
  if (work.spam) return { actions: [], isDue: false };
  const actions = listWorkActions(work, position);
  if (work.isReplyDue) {
    const reply: NextAction = { key: "reply", label: text.reply, short: text.reply, to: `#${messageField}` };
    return { actions: [reply, ...actions], isDue: true };
  }
  const isWaiting = work.waits?.isForUs ?? false;
  const isVisited = work.stage === "scheduled" && (work.isDelivered || work.visit?.isOver === true);
  const isDue =
    (!work.isClosed && (isWaiting || isVisited)) || (work.unpublished !== null && work.mayDeliver);
  return { actions, isDue: actions.length > 0 && isDue };
}

/** Returns the actions other than a reply. Publishing unpublished results comes first. */
function listWorkActions(work: WorkView, position: ListPosition): NextAction[] {
  const actions = listStageActions(work, position);
  const isUnpublished = ({ key }: NextAction) => key === "deliver" && work.unpublished !== null;
  return [...actions.filter(isUnpublished), ...actions.filter((action) => !isUnpublished(action))];
}

function listStageActions(work: WorkView, position: ListPosition): NextAction[] {
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
  const toQuote: NextAction = {
    key: "quote",
    label: quote?.state === "sent" ? text.newQuote : text.writeQuote,
    short: text.shortSteps.quote,
    to: paths.bookingQuote(id, position),
    shortcut: "q",
  };
  const toAccept: NextAction = {
    key: "accept",
    label: markAccepted.confirm,
    short: markAccepted.short,
    to: paths.bookingAccept(id, position),
  };
  const isChange = visit !== null && !visit.isOver;
  const isSeveral = work.visits.length > 1;
  const toVisit: NextAction = {
    key: "visit",
    label: isSeveral ? text.nextVisit.change : isChange ? text.changeVisit : text.scheduleVisit,
    short: text.shortSteps.visit,
    to: paths.bookingVisit(id, { visit: isChange ? visit.id : undefined, ...position }),
    shortcut: "v",
  };
  const toDeliver: NextAction = {
    key: "deliver",
    label: unpublished === null ? text.deliver : text.deliverVersion(unpublished),
    short: text.shortSteps.deliver,
    to: paths.bookingDeliver(id, position),
  };
  const moves = choices
    .filter((to): to is "done" | "in-review" => to === "done" || (to === "in-review" && stage !== "quoted"))
    .map((to): NextAction => ({
      key: to,
      label: text.toStage[to],
      short: to === "in-review" ? text.shortSteps.review : text.toStage[to],
      to: paths.bookingStage(id, { to, ...position }),
      // Only staff see that a new request is in review. To reopen a closed one, staff need the form, because they may tell the customer.
      ...(stage === "new" && { intent: "start-review" }),
    }));
  const isAccepted = quote?.state === "accepted";
  // An open quote must be answered first.
  const isOrdered = stage !== "quoted" || isAccepted;
  const delivery = mayDeliver && (isOrdered || unpublished !== null) ? [toDeliver] : [];
  const isOpen = quote?.state === "sent" || quote?.state === "expired";
  const quoting = maySendQuote ? [toQuote, ...(isOpen ? [toAccept] : [])] : [];
  const forms = [...quoting, ...(maySchedule ? [toVisit] : [])];
  const visitFirst = [...(maySchedule ? [toVisit] : []), ...quoting];
  // Any work on a new booking starts its review, so the separate action for that comes last.
  if (stage === "new") return [...forms, ...moves];
  if (stage === "in-review" || stage === "quoted") {
    const ends = isOrdered ? moves : [];
    if (isDelivered) return [...ends, ...delivery, ...forms];
    return [...(isAccepted ? visitFirst : forms), ...delivery, ...ends];
  }
  // A customer who has the results waits for nothing more.
  if (stage === "scheduled" && isDelivered) return [...moves, ...delivery, ...visitFirst];
  if (stage === "scheduled" && !visit?.isOver) return [...visitFirst, ...moves, ...delivery];
  return [...delivery, ...moves, ...forms];
}

/** Returns the links to forms that end the work or a part of it. */
export function listEndings(
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
