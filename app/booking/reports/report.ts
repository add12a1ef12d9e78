/** The steps from a request to finished work, in order. */
export const reportSteps = ["requests", "quoted", "accepted", "scheduled", "done"] as const;

/** Why a request stopped at a step. */
export const reasons = ["declined", "canceled", "us", "them", "visit"] as const;

type Reason = (typeof reasons)[number];

/** Requests whose furthest step is the same, and that stopped there for the same reason. */
export type Stop = {
  /** The index of the step. */
  step: number;
  reason: Reason | "done";
  count: number;
};

/** Median and 90th percentile in days; null where there is nothing to measure. */
export type Days = [median: number, most: number] | null;

/** How long the requests of a month waited. */
interface Waits {
  answer: Days;
  quote: Days;
}

/** The numbers of a period. None of them is about a customer. */
export interface Report {
  stops: Stop[];
  /** By month, such as `2026-11`; months without a request are missing. */
  waits: Record<string, Waits>;
  /** Of the whole period. */
  allWaits: Waits;
  requests: RequestCount[];
  sums: Sums;
  visits: VisitCount[];
}

/** Requests of a month for a service, whose name is empty where the visitor was not sure yet. */
export type RequestCount = {
  month: string;
  service: string;
  count: number;
};

/**
 * What became of the quotes of a period: how many, and their sum in US cents. `lost` ones were declined or have expired. Withdrawn ones are
 * left out, so that none is counted twice.
 */
export type Sums = Record<"quoted" | "accepted" | "open" | "lost", { quotes: number; cents: number }>;

/** The visits of a member of staff; the name is null where nobody is assigned. */
export type VisitCount = {
  name: string | null;
  visits: number;
  minutes: number;
};
