import { fieldNames } from "~/booking-fields";
import { formatReference } from "~/booking/reference";
import { formatDollars } from "~/lib/format-amount";
import { formatPacific, formatPacificDay, parsePacific } from "~/lib/pacific-time";
import { formatPacificSpan } from "~/lib/pacific-weekday";
import { shorten } from "~/lib/text";
import * as answers from "~/messages/booking-answers";
import * as text from "~/messages/booking-details";
import { history, stages, visitor } from "~/messages/booking-state";
import { markedBy, spamReasons, suspected, unmarkedBy } from "~/messages/spam";
import { enteredByPhone } from "~/messages/staff-entry";
import type { BookingEvent } from "./events.server";

/** Describes an event. Its times name no time zone, so the page must name the zone nearby. */
export function describeEvent({ kind, ...event }: EventFacts): string {
  return eventTexts[kind](toFormattedEvent(event));
}

type EventFacts = Pick<BookingEvent, "kind" | "actor" | "detail">;

/** Groups events that one action recorded at the same time. Several events of one kind, such as files, stay separate. */
export function groupActs<Event extends Pick<BookingEvent, "kind" | "actor" | "createdAt">>(
  events: readonly Event[],
): [Event, ...Event[]][] {
  const acts: [Event, ...Event[]][] = [];
  for (const event of events) {
    const last = acts.at(-1);
    const isSame =
      last?.[0].createdAt.getTime() === event.createdAt.getTime() &&
      last[0].actor === event.actor &&
      !last.some(({ kind }) => kind === event.kind);
    if (last && isSame) last.push(event);
    else acts.push([event]);
  }
  return acts;
}

export function describeAct(events: readonly EventFacts[]): string {
  return events.map(describeEvent).join(" · ");
}

/** Replaces staff emails in an event by names. An email without a name stays. */
export function withNames<Event extends Pick<BookingEvent, "actor" | "detail">>(
  event: Event,
  names: ReadonlyMap<string, string>,
): Event {
  const { actor, detail } = event;
  const nameOf = (email: string) => names.get(email) ?? email;
  return {
    ...event,
    actor: actor && nameOf(actor),
    detail: detail.author ? { ...detail, author: nameOf(detail.author) } : detail,
  };
}

export function staffOf(events: readonly Pick<BookingEvent, "actor" | "detail">[]): string[] {
  return events.flatMap(({ actor, detail }) => [actor ?? [], detail.author ?? []].flat());
}

interface FormattedEvent extends Omit<EventFacts, "kind"> {
  /** The staff member, or else the visitor. */
  by: string;
  /** The name of a file, a staff member or a delivery. */
  name: string;
  /** The number of a quote or a delivery. */
  number: string;
  total: string;
  /** How and when staff learned that a quote is accepted. Empty if the customer accepted on their page. */
  how: string;
  time: string;
  from: string;
  to: string;
  reason: string;
}

const eventTexts: Record<BookingEvent["kind"], (event: FormattedEvent) => string> = {
  created: ({ actor, detail }) => (actor ? describeEntry(actor, detail) : text.created),
  viewed: ({ actor }) => text.viewed(actor),
  "marked-pending": ({ actor }) => text.pendingAgain(actor),
  "file-downloaded": ({ detail, actor }) => text.fileDownloaded(detail.name ?? text.unnamedFile, actor),
  "files-downloaded": ({ actor }) => text.filesDownloaded(actor),
  "files-expired": ({ detail }) => text.filesExpired(Number(detail.count)),
  "note-added": ({ actor }) => text.noteAddedBy(actor),
  "note-removed": ({ detail, actor }) =>
    detail.author && detail.author !== actor
      ? text.noteOfRemovedBy(detail.author, actor)
      : text.noteRemovedBy(actor),
  "data-erased": ({ actor }) => text.dataErased(actor),
  "completion-date-set": ({ detail, actor }) =>
    detail.date
      ? text.completionSet(formatPacific(new Date(detail.date)), actor)
      : text.completionRemoved(actor),
  "stage-changed": ({ from, to, by }) => history.stageChanged(from, to, by),
  "owner-changed": ({ name, by }) => (name ? history.ownerChanged(name, by) : history.ownerRemoved(by)),
  "message-sent": ({ by }) => history.messageSent(by),
  "message-received": () => history.messageReceived,
  "file-received": ({ name }) => history.fileReceived(name),
  "quote-sent": ({ number, total, by }) => history.quoteSent(number, total, by),
  "quote-accepted": ({ number, total, how, by }) =>
    how ? history.quoteAcceptedHow(number, total, how, by) : history.quoteAccepted(number, total),
  "quote-declined": ({ number, total }) => history.quoteDeclined(number, total),
  "quote-withdrawn": ({ number, total, by }) => history.quoteWithdrawn(number, total, by),
  "quote-expired": ({ number, total }) => history.quoteExpired(number, total),
  "visit-scheduled": ({ time, by }) => history.visitScheduled(time, by),
  "visit-changed": ({ time, by }) => history.visitChanged(time, by),
  "visit-canceled": ({ time, by }) => history.visitCanceled(time, by),
  "delivery-published": ({ number, name, by }) => history.deliveryPublished(number, name, by),
  "delivery-withdrawn": ({ number, name, by }) => history.deliveryWithdrawn(number, name, by),
  "results-shared": () => history.resultsShared,
  "results-share-ended": ({ by }) => history.resultsShareEnded(by),
  "public-tour-made": ({ name, by }) => history.publicTourMade(name, by),
  "public-tour-extended": ({ name, by }) => history.publicTourExtended(name, by),
  "public-tour-ended": ({ name, by }) => history.publicTourEnded(name, by),
  "date-requested": ({ time }) => history.dateRequested(time),
  "link-renewed": ({ by }) => history.linkRenewed(by),
  "mail-refused": () => history.mailFailed,
  "email-corrected": ({ by }) => history.emailCorrected(by),
  "duplicate-dismissed": ({ detail, by }) =>
    history.duplicateDismissed(formatReference(detail.reference ?? ""), by),
  corrected: ({ detail, by }) => history.corrected(by, describeCorrection(detail)),
  "file-added": ({ name, by }) => history.fileAdded(name, by),
  "marked-spam": ({ reason, by }) => (reason === "staff" ? markedBy(by) : suspected(reasonText(reason))),
  "unmarked-spam": ({ by }) => unmarkedBy(by),
};

function describeEntry(actor: string, { consents = "" }: BookingEvent["detail"]): string {
  const consentNames = fieldNames.filter((name) => consents.split(" ").includes(name));
  return enteredByPhone(actor, consentNames.map((name) => answers.answerLabels[name]).join(", "));
}

/** In characters. The request itself shows the whole answer. */
const excerptLength = 200;

function describeCorrection(detail: BookingEvent["detail"]): string {
  const changed = fieldNames.filter((name) => `${name}.after` in detail);
  const changes = changed.map((name) => {
    const label = answers.answerLabels[name];
    const [before, after] = ["before", "after"].map((which) =>
      shorten(detail[`${name}.${which}`] ?? "", excerptLength),
    ) as [string, string];
    if (before === "") return history.filledIn(label, after);
    return after === "" ? history.cleared(label, before) : history.correction(label, before, after);
  });
  return changes.join(" ");
}

function toFormattedEvent({ actor, detail }: Omit<EventFacts, "kind">): FormattedEvent {
  return {
    actor,
    detail,
    by: actor ?? visitor,
    name: detail.name ?? "",
    number: detail.number ?? "",
    total: formatDollars(Number(detail.totalCents)),
    how: describeAcceptance(detail),
    time: detail.startsAt ? formatPacificSpan(new Date(detail.startsAt)) : "",
    from: stageName(detail.from),
    to: stageName(detail.to),
    reason: detail.reason ?? "",
  };
}

function describeAcceptance({ how, on }: Record<string, string>): string {
  const describe = (history.acceptedHow as Record<string, (day: string) => string>)[how ?? ""];
  const day = parsePacific(`${on}T00:00`);
  return describe && day ? describe(formatPacificDay(day)) : "";
}

function reasonText(reason: string): string {
  return (spamReasons as Record<string, string>)[reason] ?? reason;
}

function stageName(stage = ""): string {
  return (stages as Record<string, string>)[stage] ?? stage;
}
