export const reportSteps = ["requests", "quoted", "accepted", "scheduled", "done"] as const;

export const reasons = ["declined", "canceled", "us", "them", "visit"] as const;

type StopReason = (typeof reasons)[number];

/** Requests with the same furthest step and the same reason for stopping there. */
export type FunnelEnd = {
  /** An index of `reportSteps`. */
  step: number;
  reason: StopReason | "done";
  count: number;
};

/** Median and 90th percentile in days. Null without a measurement. */
export type WaitDays = [median: number, most: number] | null;

interface WaitTimes {
  answer: WaitDays;
  quote: WaitDays;
}

/** Contains no personal data of customers. */
export interface Report {
  stops: FunnelEnd[];
  /** By month, such as `2026-11`. Omits months without requests. */
  waits: Record<string, WaitTimes>;
  allWaits: WaitTimes;
  requests: RequestCount[];
  sums: QuoteSums;
  visits: VisitCount[];
}

/** A month's requests for a service. The name is empty if the visitor was not sure yet. */
export type RequestCount = {
  month: string;
  service: string;
  count: number;
};

/**
 * Number and total of a period's quotes by outcome, in US cents. `lost` quotes were declined or expired. Withdrawn quotes are omitted, so
 * that a replaced quote is not counted twice.
 */
export type QuoteSums = Record<"quoted" | "accepted" | "open" | "lost", { quotes: number; cents: number }>;

/** A staff member's visits. The name is null for unassigned visits. */
export type VisitCount = {
  name: string | null;
  visits: number;
  minutes: number;
};
