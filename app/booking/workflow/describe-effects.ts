import { describeVersion } from "~/booking/delivery/describe-version";
import { quoteStateAt } from "~/booking/quote/quote";
import { listEffects, type StageCause, type WorkKind } from "~/booking/stage/effects";
import { formatDollars } from "~/lib/format-amount";
import { formatPacificDay } from "~/lib/pacific-time";
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import * as text from "~/messages/work-effects";
import type { WorkUnderWay } from "./find-work-under-way.server";

/** A form's question or statement about one kind of current work. */
export interface EffectView {
  subject: WorkKind;
  /** A question if there are options, otherwise a statement. */
  title: string;
  /** Empty if only one outcome exists. The title states it. */
  options: { value: string; label: string; description: string }[];
}

export function describeEffects(cause: StageCause, work: Partial<WorkUnderWay>): EffectView[] {
  return listEffects(cause, work).map(({ subject, outcomes }) => {
    const isAsked = outcomes.length > 1;
    const isSeveral = (work.visit?.length ?? 0) > 1;
    const ofSubject = subject === "visit" && isSeveral ? text.waysOfVisits : text.ways[subject];
    const labels: [string, { label: string; description: string }][] = Object.entries(ofSubject);
    return {
      subject,
      title: titleOf[subject](work, isAsked),
      options: labels.flatMap(([value, label]) =>
        isAsked && outcomes.includes(value) ? [{ value, ...label }] : [],
      ),
    };
  });
}

const titleOf: Record<WorkKind, (work: Partial<WorkUnderWay>, isAsked: boolean) => string> = {
  quote: ({ quote }, isAsked) => {
    if (!quote) return "";
    const isExpired = quoteStateAt(quote, new Date()) === "expired";
    const state = isExpired ? text.quote.expired(formatPacificDay(quote.validUntil)) : text.quote.open;
    return text.quote[isAsked ? "asked" : "withdrawn"](quote.number, formatDollars(quote.totalCents), state);
  },
  visit: ({ visit }, isAsked) => {
    const [first = "", ...others] = (visit ?? []).map(({ startsAt, minutes }) =>
      formatPacificSpanLong(startsAt, minutes),
    );
    const kind = isAsked ? "asked" : "canceled";
    return others.length > 0 ? text.visits[kind]([first, ...others]) : text.visit[kind](first);
  },
  results: ({ results }, isAsked) =>
    results ? text.results[isAsked ? "asked" : "stays"](describeVersion(results)) : "",
};
