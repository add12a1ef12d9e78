import { addDays, type DayRange, daysBetween } from "~/lib/day-range";
import { optionalDay } from "~/lib/day-schema";
import { toPacificDay } from "~/lib/pacific-time";

export const presets = ["month", "last-month", "quarter", "year", "12-months"] as const;

type Preset = (typeof presets)[number];

/** Maximum length of a report. */
const maxDays = 366;

/** Pacific days, both inclusive. */
export interface Period {
  from: string;
  to: string;
  preset?: Preset;
  problem?: "reversed" | "too-long";
}

/** Reads the period from a query string. The current quarter is the default. */
export function readPeriod(search: URLSearchParams, now: Date): Period {
  const today = toPacificDay(now);
  const preset = presets.find((each) => each === search.get("period"));
  const from = optionalDay.parse(search.get("from") ?? undefined);
  const to = optionalDay.parse(search.get("to") ?? undefined);
  if (preset || (from === undefined && to === undefined)) return toPreset(preset ?? "quarter", today);
  return check(complete({ from, to }, today));
}

/** Completes a period. A first day without a last one starts a period until today. A last day without a first one ends a year. */
function complete({ from, to }: DayRange, today: string): Period {
  if (from === undefined) return { from: addDays(to ?? today, 1 - maxDays), to: to ?? today };
  return { from, to: to ?? (from > today ? from : today) };
}

function check(period: Period): Period {
  const days = daysBetween(period.from, period.to);
  if (days < 0) return { ...period, problem: "reversed" };
  return days < maxDays ? period : { ...period, problem: "too-long" };
}

function toPreset(preset: Preset, today: string): Period {
  const year = Number(today.slice(0, 4));
  // Counts from 0, so months before January and after December belong to other years.
  const month = Number(today.slice(5, 7)) - 1;
  const quarter = month - (month % 3);
  const [first, last] = {
    month: [month, month],
    "last-month": [month - 1, month - 1],
    quarter: [quarter, quarter + 2],
    year: [0, 11],
    "12-months": [month - 11, month],
  }[preset] as [number, number];
  return { preset, from: toUtcDay(Date.UTC(year, first, 1)), to: toUtcDay(Date.UTC(year, last + 1, 0)) };
}

/** Returns the months of a period, such as `2026-11`. */
export function monthsOf({ from, to }: Period): string[] {
  const months = [];
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = nextMonth(first))
    months.push(first.slice(0, 7));
  return months;
}

function nextMonth(first: string): string {
  return toUtcDay(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 1));
}

const toUtcDay = (time: number) => new Date(time).toISOString().slice(0, 10);
