import type { Staff } from "~/access/session";
import { toInitials } from "~/back-office/initials";
import { mayRemoveNote } from "~/booking/conversation/conversation";
import type { BookingMessage } from "~/booking/conversation/messages.server";
import type { BookingNote } from "~/booking/conversation/notes.server";
import { describeAct, groupActs, withNames } from "~/booking/record/describe-event";
import type { BookingEvent } from "~/booking/record/events.server";
import type { BookingEventKind } from "~/db/schema.server";
import { toPacificInput } from "~/lib/pacific-time";
import { formatPacificSpan, formatPacificWeekday } from "~/lib/pacific-weekday";

export const threadViews = ["all", "messages", "notes"] as const;
export type ThreadView = (typeof threadViews)[number];

/** The number of the history's events per page. */
export const eventsPerPage = 100;
/** The maximum numbers of entries that are not collapsed: entries that are not minor, and all entries. */
const expandedLimits = { telling: 5, all: 12 };

/** Events that a message, a note or a form shows already. */
const redundantKinds: ReadonlySet<BookingEventKind> = new Set([
  "message-sent",
  "message-received",
  "date-requested",
  "note-added",
]);
/** Events that nobody needs to answer the customer. */
const minorKinds: ReadonlySet<BookingEventKind> = new Set([
  "viewed",
  "marked-pending",
  "file-downloaded",
  "files-downloaded",
]);

interface ThreadRecord {
  messages: BookingMessage[];
  hasOlderMessages: boolean;
  notes: BookingNote[];
  hasOlderNotes: boolean;
  /** Newest first. There may be one more than `eventsPerPage`, which shows that there are earlier ones. */
  events: BookingEvent[];
  /** Whether `events` are an earlier page, which has no messages or notes. */
  isEarlier: boolean;
  view: ThreadView;
  names: ReadonlyMap<string, string>;
  fullName: string;
  staff: Staff;
}

export type Thread = ReturnType<typeof toThread>;
export type ThreadEntry = ReturnType<typeof toEntries>[number];
export type ThreadNote = ReturnType<typeof toNote>;
export type ThreadMessage = ReturnType<typeof toMessage>;

/** Merges messages, notes and events into one list, oldest first. The older ones are separate, so that the page can collapse them. */
export function toThread(record: ThreadRecord) {
  const { events, isEarlier, view, hasOlderMessages, hasOlderNotes } = record;
  const entries = toEntries(record);
  const start = isEarlier ? 0 : findStart(entries);
  return {
    view,
    older: entries.slice(0, start),
    newest: entries.slice(start),
    isEarlier,
    /** The id of the oldest shown event, if there are earlier ones. */
    earlierCursor:
      view === "all" && events.length > eventsPerPage ? (events[eventsPerPage - 1]?.id ?? null) : null,
    hasOlder: { messages: hasOlderMessages && view !== "notes", notes: hasOlderNotes && view !== "messages" },
  };
}

function toEntries(record: ThreadRecord) {
  const { isEarlier, view } = record;
  const now = new Date();
  const messages =
    view === "notes" || isEarlier ? [] : record.messages.map((message) => toMessage(message, record, now));
  const notes = view === "messages" || isEarlier ? [] : record.notes.map((note) => toNote(note, record, now));
  const events = view === "all" ? toEvents(record, now) : [];
  return [...events, ...messages, ...notes].sort((a, b) => a.at - b.at);
}

function findStart(entries: readonly { isMinor: boolean }[]): number {
  let telling = 0;
  let index = entries.length;
  while (index > 0 && telling < expandedLimits.telling && entries.length - index < expandedLimits.all) {
    index--;
    if (!entries[index]?.isMinor) telling++;
  }
  // A line for one collapsed entry would take the same space, so the entry is shown instead.
  return index === 1 ? 0 : index;
}

type ThreadContext = Pick<ThreadRecord, "names" | "fullName" | "staff">;

function toMessage(
  { id, author, authorName, kind, text, proposedAt, createdAt }: BookingMessage,
  { names, fullName }: ThreadContext,
  now: Date,
) {
  const authorText = author === null ? fullName : authorName || (names.get(author) ?? author);
  return {
    type: "message" as const,
    id,
    isCustomer: author === null,
    by: authorText,
    initials: toInitials(authorText),
    kind,
    text,
    proposed: proposedAt && formatPacificSpan(proposedAt),
    isMinor: false,
    ...toTime(createdAt, now),
  };
}

function toNote({ id, author, text, createdAt }: BookingNote, { names, staff }: ThreadContext, now: Date) {
  const authorText = names.get(author) ?? author;
  return {
    type: "note" as const,
    id,
    by: authorText,
    initials: toInitials(authorText),
    text,
    isRemovable: mayRemoveNote({ author }, staff),
    isMinor: false,
    ...toTime(createdAt, now),
  };
}

function toEvents({ events, names }: ThreadRecord, now: Date) {
  const shownEvents = events.slice(0, eventsPerPage).filter(({ kind }) => !redundantKinds.has(kind));
  return groupActs(shownEvents.reverse()).map((act) => ({
    type: "event" as const,
    id: String(act[0].id),
    text: describeAct(act.map((event) => withNames(event, names))),
    isMinor: act.every(({ kind }) => minorKinds.has(kind)),
    ...toTime(act[0].createdAt, now),
  }));
}

/** The maximum numbers of notes and messages on the job sheet. On site, nobody reads more. */
const maxPrinted = { notes: 8, messages: 4 };

/** Returns the newest notes and messages, oldest first. */
export function toPrintedNotes({
  notes,
  messages,
  ...context
}: Pick<ThreadRecord, "notes" | "messages"> & ThreadContext) {
  const now = new Date();
  return [
    ...notes
      .map((note) => toNote(note, context, now))
      .sort((a, b) => a.at - b.at)
      .slice(-maxPrinted.notes),
    ...messages.slice(-maxPrinted.messages).map((message) => toMessage(message, context, now)),
  ].sort((a, b) => a.at - b.at);
}

function toTime(date: Date, now: Date) {
  return { at: date.getTime(), when: formatEntryTime(date, now) };
}

/** Includes the year only if it is not the current one. */
function formatEntryTime(date: Date, now: Date): string {
  const isThisYear = toPacificInput(date).slice(0, 4) === toPacificInput(now).slice(0, 4);
  return isThisYear ? formatPacificWeekday(date) : formatPacificSpan(date);
}

export function readThreadView(text: string | null): ThreadView {
  return threadViews.find((view) => view === text) ?? "all";
}
