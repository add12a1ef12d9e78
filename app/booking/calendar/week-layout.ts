import { toPacificInput } from "~/lib/pacific-time";
import { minuteMs } from "~/lib/time";

/** The hours of a day that are drawn to scale. Other times are in a separate row. */
export const scale = { firstHour: 7, endHour: 19 };

export interface WeekVisit {
  id: string;
  startsAt: Date;
  minutes: number;
  staffId: string | null;
}

export interface VisitPosition<Visit> {
  visit: Visit;
  /** Minutes since the day's midnight by the local clock, within the hours of the scale. */
  from: number;
  to: number;
  /** Counted from 0. Visits that overlap directly or through others share the width by this number of lanes. */
  lane: number;
  lanes: number;
}

interface DayLayout<Visit> {
  onScale: VisitPosition<Visit>[];
  /** Visits that are partly outside the scale, in order. */
  otherHours: Visit[];
}

/**
 * Positions the visits of a day so that none covers another. A visit across midnight is on both days. A visit across the end of the scale
 * is in both rows.
 *
 * @param visits ordered by start
 * @param date in Pacific time, such as `2026-12-11`
 */
export function layOutDay<Visit extends WeekVisit>(visits: readonly Visit[], date: string): DayLayout<Visit> {
  const parts = visits.flatMap((visit) => toDayPart(visit, date));
  const [first, end] = [scale.firstHour * 60, scale.endHour * 60];
  const onScale = parts
    .filter(({ from, to }) => from < end && to > first)
    .map(({ visit, from, to }) => ({ visit, from: Math.max(from, first), to: Math.min(to, end) }));
  const otherHours = parts.filter(({ from, to }) => from < first || to > end).map(({ visit }) => visit);
  return { onScale: assignLanes(onScale), otherHours };
}

interface VisitPart<Visit> {
  visit: Visit;
  from: number;
  to: number;
}

function toDayPart<Visit extends WeekVisit>(visit: Visit, date: string): VisitPart<Visit>[] {
  const start = toPacificInput(visit.startsAt);
  const end = toPacificInput(endOf(visit));
  const midnight = `${date}T00:00`;
  const from = start < midnight ? 0 : minutesOf(start, date);
  // A visit that ends at midnight is not on the day that begins then.
  const isOnDate = from !== null && (start.startsWith(date) || (start < midnight && end > midnight));
  return isOnDate ? [{ visit, from, to: minutesOf(end, date) ?? 24 * 60 }] : [];
}

/** Returns minutes since midnight of a local time. Null on another day. */
function minutesOf(local: string, date: string): number | null {
  if (!local.startsWith(date)) return null;
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}

/** Gives each visit the first free lane. Starts a new cluster after a moment without a visit. */
function assignLanes<Visit>(parts: readonly VisitPart<Visit>[]): VisitPosition<Visit>[] {
  const places: VisitPosition<Visit>[] = [];
  let cluster: VisitPosition<Visit>[] = [];
  let ends: number[] = [];
  for (const part of [...parts].sort((one, other) => one.from - other.from)) {
    if (ends.every((end) => end <= part.from)) [cluster, ends] = [[], []];
    const freeLane = ends.findIndex((end) => end <= part.from);
    const lane = freeLane === -1 ? ends.length : freeLane;
    ends[lane] = part.to;
    const place = { ...part, lane, lanes: 0 };
    cluster.push(place);
    places.push(place);
    for (const each of cluster) each.lanes = ends.length;
  }
  return places;
}

/** Returns the ids of visits that overlap with another visit of the same person. */
export function findDoubleBooked(visits: readonly WeekVisit[]): Set<string> {
  const doubleBooked = new Set<string>();
  /** Each person's visit that ends last, among those before the current one. */
  const latest = new Map<string, WeekVisit>();
  for (const visit of [...visits].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())) {
    if (visit.staffId === null) continue;
    const earlier = latest.get(visit.staffId);
    if (earlier && endOf(earlier) > visit.startsAt)
      for (const { id } of [earlier, visit]) doubleBooked.add(id);
    if (!earlier || endOf(visit) > endOf(earlier)) latest.set(visit.staffId, visit);
  }
  return doubleBooked;
}

interface MinuteSpan {
  from: number;
  to: number;
}

/** Returns the free times of at least `minutes` minutes, after `start` and within the hours of the scale. */
export function findFreeTimes(taken: readonly MinuteSpan[], minutes: number, start = 0): MinuteSpan[] {
  const free: MinuteSpan[] = [];
  let from = Math.max(start, scale.firstHour * 60);
  const end = { from: scale.endHour * 60, to: scale.endHour * 60 };
  for (const span of [...taken].sort((one, other) => one.from - other.from).concat(end)) {
    if (span.from - from >= minutes) free.push({ from, to: span.from });
    from = Math.max(from, span.to);
  }
  return free;
}

function endOf({ startsAt, minutes }: WeekVisit): Date {
  return new Date(startsAt.getTime() + minutes * minuteMs);
}
