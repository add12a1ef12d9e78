import { toPacificInput } from "~/lib/pacific-time";
import { minuteMs } from "~/lib/time";

/** The hours of a day that are drawn to scale; what is before or after them stands in a row of its own. */
export const scale = { firstHour: 7, endHour: 19 };

/** What decides where a visit stands in a week. */
export interface LaidOut {
  id: string;
  startsAt: Date;
  minutes: number;
  staffId: string | null;
}

/** Where a visit stands on one day. */
export interface Place<Visit> {
  visit: Visit;
  /** Minutes since midnight of the day, by the clock on the wall, within the hours of the scale. */
  from: number;
  to: number;
  /** Counted from 0; visits that overlap, even by way of others, share the width by as many lanes. */
  lane: number;
  lanes: number;
}

interface DayLayout<Visit> {
  onScale: Place<Visit>[];
  /** Visits of which some part is outside the scale, in order. */
  otherHours: Visit[];
}

/**
 * Places the visits of a day so that none covers another one. A visit over midnight is on both days, and one over the end of the scale is
 * in both rows.
 *
 * @param visits in the order of their start
 * @param date in Pacific time, such as `2026-12-11`
 */
export function layOutDay<Visit extends LaidOut>(visits: readonly Visit[], date: string): DayLayout<Visit> {
  const parts = visits.flatMap((visit) => toPart(visit, date));
  const [first, end] = [scale.firstHour * 60, scale.endHour * 60];
  const onScale = parts
    .filter(({ from, to }) => from < end && to > first)
    .map(({ visit, from, to }) => ({ visit, from: Math.max(from, first), to: Math.min(to, end) }));
  const otherHours = parts.filter(({ from, to }) => from < first || to > end).map(({ visit }) => visit);
  return { onScale: toLanes(onScale), otherHours };
}

interface Part<Visit> {
  visit: Visit;
  from: number;
  to: number;
}

function toPart<Visit extends LaidOut>(visit: Visit, date: string): Part<Visit>[] {
  const start = toPacificInput(visit.startsAt);
  const end = toPacificInput(endOf(visit));
  const midnight = `${date}T00:00`;
  const from = start < midnight ? 0 : minutesOf(start, date);
  // One that ends at midnight is not on the day that begins then.
  const isOnDate = from !== null && (start.startsWith(date) || (start < midnight && end > midnight));
  return isOnDate ? [{ visit, from, to: minutesOf(end, date) ?? 24 * 60 }] : [];
}

/** Minutes since midnight of a local time; null on another day. */
function minutesOf(local: string, date: string): number | null {
  if (!local.startsWith(date)) return null;
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}

/** Gives each visit the first lane that is free; counting starts over after a moment without a visit. */
function toLanes<Visit>(parts: readonly Part<Visit>[]): Place<Visit>[] {
  const places: Place<Visit>[] = [];
  let cluster: Place<Visit>[] = [];
  let ends: number[] = [];
  for (const part of [...parts].sort((one, other) => one.from - other.from)) {
    if (ends.every((end) => end <= part.from)) [cluster, ends] = [[], []];
    const free = ends.findIndex((end) => end <= part.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = part.to;
    const place = { ...part, lane, lanes: 0 };
    cluster.push(place);
    places.push(place);
    for (const each of cluster) each.lanes = ends.length;
  }
  return places;
}

/** Returns the ids of the visits at whose time the same person has another one. */
export function findDoubleBooked(visits: readonly LaidOut[]): Set<string> {
  const found = new Set<string>();
  /** The visit of each person that ends last, of those that have begun. */
  const latest = new Map<string, LaidOut>();
  for (const visit of [...visits].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())) {
    if (visit.staffId === null) continue;
    const earlier = latest.get(visit.staffId);
    if (earlier && endOf(earlier) > visit.startsAt) for (const { id } of [earlier, visit]) found.add(id);
    if (!earlier || endOf(visit) > endOf(earlier)) latest.set(visit.staffId, visit);
  }
  return found;
}

interface Span {
  /** Minutes since midnight. */
  from: number;
  to: number;
}

/**
 * Returns what the taken times leave free of the hours of a day that are drawn to scale, at least as long as `minutes`.
 *
 * @param start minutes since midnight before which nothing is free
 */
export function findFreeTimes(taken: readonly Span[], minutes: number, start = 0): Span[] {
  const free: Span[] = [];
  let from = Math.max(start, scale.firstHour * 60);
  const end = { from: scale.endHour * 60, to: scale.endHour * 60 };
  for (const span of [...taken].sort((one, other) => one.from - other.from).concat(end)) {
    if (span.from - from >= minutes) free.push({ from, to: span.from });
    from = Math.max(from, span.to);
  }
  return free;
}

function endOf({ startsAt, minutes }: LaidOut): Date {
  return new Date(startsAt.getTime() + minutes * minuteMs);
}
