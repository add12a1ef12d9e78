/** The steps from a request to finished work, in order. */
export const steps = ["requests", "quoted", "accepted", "scheduled", "done"] as const;

/** Why a request stopped at a step. */
export const reasons = ["declined", "canceled", "us", "them", "visit"] as const;

type Reason = (typeof reasons)[number];

/** Requests whose furthest step is the same, and that stopped there for the same reason. */
export interface Stop {
  /** The index of the step. */
  step: number;
  reason: Reason | "done";
  count: number;
}

/** Median and 90th percentile in days; null where there is nothing to measure. */
export type Days = [median: number, most: number] | null;

/** How long the requests of a month waited. */
export interface Waits {
  answer: Days;
  quote: Days;
}

/** How far the requests of a period have come, and how fast. */
export interface Funnel {
  stops: Stop[];
  /** By month, such as `2026-11`; months without a request are missing. */
  waits: Record<string, Waits>;
  /** Of the whole period. */
  allWaits: Waits;
}

/** Requests of a month for a service, whose name is empty where the visitor was not sure yet. */
export interface RequestCount extends Record<string, unknown> {
  month: string;
  service: string;
  count: number;
}

/** What became of the quotes of a period. `lost` ones were declined or have expired. */
export const outcomes = ["accepted", "open", "lost"] as const;

/** How many quotes, and their sum in US cents. */
export type Sums = Record<"quoted" | (typeof outcomes)[number], { quotes: number; cents: number }>;

/** The visits of a member of staff; the name is null where nobody is assigned. */
export interface VisitCount extends Record<string, unknown> {
  name: string | null;
  visits: number;
  minutes: number;
}

/** The numbers of a period. None of them is about a customer. */
export interface Report extends Funnel {
  requests: RequestCount[];
  sums: Sums;
  visits: VisitCount[];
  madeAt: Date;
}
