import type { DeskCounts } from "~/booking/desk/desk-counts.server";
import type { DeskBooking, DeskData } from "~/booking/desk/desk.server";
import { defaultFilter, type ListFilter, toListParams } from "~/booking/list/filter";
import { maxCounted } from "~/booking/list/list-limits";
import { toListPosition } from "~/booking/list/list-position";
import { listViews } from "~/booking/list/views";
import { formatWait, lateMs } from "~/booking/list/waiting-time";
import { toServiceLabel } from "~/booking/services";
import { formatUpTo } from "~/lib/format-count";
import { toPacificDay } from "~/lib/pacific-time";
import { formatDayOfWeek } from "~/lib/pacific-weekday";
import { stages } from "~/messages/booking-state";
import * as text from "~/messages/dashboard";
import { paths } from "~/paths";
import type { Colleague } from "~/staff/accounts/users.server";
import { toVisitsView } from "./to-visits.server";

/** The list filter to which each count links. */
const filters = {
  mine: listViews.mine,
  forUs: listViews.us,
  unassigned: listViews.unassigned,
  replies: { ...defaultFilter, replied: true },
} satisfies Record<string, ListFilter>;

type DeskFilter = keyof typeof filters;

export type DeskView = ReturnType<typeof toDeskView>;
export type DeskList = DeskView["mine" | "unassigned"];
export type DeskRow = DeskList["rows"][number];

/** Formats the desk for the page. Composes all texts here, because the dashboard's script is at its size limit. */
export function toDeskView(
  { mine, longest, unassigned, visits, withFailedMail }: DeskData,
  counts: DeskCounts,
  { staffId, colleagues }: { staffId: string; colleagues: Colleague[] },
) {
  const now = new Date();
  const toRow = (booking: DeskBooking, list: DeskFilter) => ({
    ...toDeskRow(booking, withFailedMail.has(booking.id), now),
    to: toBooking(booking, list),
  });
  return {
    today: formatDayOfWeek(toPacificDay(now)),
    counts: toCountTiles(counts, now),
    mine: {
      ...text.mine,
      note: formatUpTo(counts.mine, maxCounted),
      link: longest && {
        label: text.workThrough(formatUpTo(counts.mine, maxCounted)),
        name: undefined,
        to: toBooking(longest, "mine"),
      },
      rows: mine.map((booking) => ({ ...toRow(booking, "mine"), action: toNextStep(booking) })),
    },
    unassigned: {
      ...text.unassigned,
      note:
        counts.unassigned > 1
          ? text.longestFirst(formatUpTo(counts.unassigned, maxCounted))
          : formatUpTo(counts.unassigned, maxCounted),
      link: { label: text.viewList, name: text.unassigned.link, to: toList("unassigned") },
      // An unassigned booking has a button to take it, so it needs no next step.
      rows: unassigned.map((booking) => ({ ...toRow(booking, "unassigned"), action: null })),
    },
    visits: toVisitsView(visits, { staffId, now }),
    handOver: { title: text.handOver, colleagues: colleagues.filter(({ id }) => id !== staffId) },
  };
}

function toList(name: DeskFilter): string {
  return paths.viewBooking(toListParams(filters[name]));
}

function toBooking({ id, exactWait }: DeskBooking, list: DeskFilter): string {
  return paths.bookingDetails(id, toPosition(list, exactWait));
}

function toPosition(list: DeskFilter, exactWait: string) {
  return toListPosition({ ...filters[list], page: 1 }, exactWait);
}

function toCountTiles(counts: DeskCounts, now: Date) {
  const { mineSince, unassignedSince, lastReply, late } = counts;
  const longest = (since: Date | null) => since && text.longest(formatWait(since, now));
  const toCount = (name: DeskFilter, detail: string | null, isLate = false) => ({
    title: text.counts[name].title,
    count: formatUpTo(counts[name], maxCounted),
    detail: detail ?? text.counts[name].none,
    /** Whether a booking has waited for more than a week. */
    isLate,
    to: toList(name),
  });
  return [
    toCount("mine", longest(mineSince), isWaitLate(mineSince, now)),
    toCount("forUs", counts.forUs > 0 ? text.overWeek(late) : null, late > 0),
    toCount("unassigned", longest(unassignedSince), isWaitLate(unassignedSince, now)),
    toCount("replies", lastReply && text.newest(formatWait(lastReply, now))),
  ];
}

function isWaitLate(since: Date | null, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() > lateMs;
}

function toDeskRow(booking: DeskBooking, hasFailedMail: boolean, now: Date) {
  const { id, fullName, service, stage, waitingSince, repliedAt, handedOverBy, handedOverNote } = booking;
  return {
    id,
    name: fullName,
    hasUnreadReply: repliedAt !== null,
    details: [stages[stage], service === "" ? text.serviceUnknown : toServiceLabel(service)],
    alert: hasFailedMail ? text.emailFailed : null,
    /** Names the colleague who assigned it, with their note. */
    handedOver: handedOverBy && text.handedOver(handedOverBy, handedOverNote),
    handOver: text.handOverBooking(fullName),
    wait: formatWait(waitingSince, now),
    isLate: isWaitLate(waitingSince, now),
  };
}

/** Returns a booking's next step: reply to a message, quote a reviewed request, or review a new one. */
function toNextStep(booking: DeskBooking) {
  const { id, stage, repliedAt, fullName, exactWait } = booking;
  const to = toBooking(booking, "mine");
  if (repliedAt) return { label: text.reply, name: text.replyTo(fullName), to: `${to}#message` };
  if (stage === "in-review")
    return {
      label: text.quote,
      name: text.quoteFor(fullName),
      to: paths.bookingQuote(id, toPosition("mine", exactWait)),
    };
  return { label: text.open, name: text.openBooking(fullName), to };
}
