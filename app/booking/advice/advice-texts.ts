import { toServiceLabel } from "~/booking/services";
import * as text from "~/messages/advice";
import { byLocale } from "~/messages/by-locale";
import { company } from "~/settings/company";
import { type Advice, type AdvisedAnswers, findAdvice, toAdvisedAnswers } from "./find-advice";
import { suggestEmail } from "./suggest-email";

/** The advice at the fields of the form, by input name. */
export type AdviceTexts = Partial<Record<VisitorAdvice["field"] | "email", string>>;

/** The form says before the choice which formats a service comes in. */
type VisitorAdvice = Exclude<Advice, { kind: "not-delivered" }>;

const either = byLocale((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

/**
 * Returns the advice about the answers of the form, as typed.
 *
 * @param now the current time
 */
export function adviseVisitor(typed: Readonly<Record<string, string | string[]>>, now: Date): AdviceTexts {
  const texts: AdviceTexts = {};
  for (const advice of findAdvice(toAdvisedAnswers(typed), now, company().leadDays))
    if (advice.kind !== "not-delivered")
      texts[advice.field] = [texts[advice.field], describe(advice)].filter(Boolean).join(" ");
  const meant = suggestEmail([typed.email ?? ""].flat()[0] ?? "");
  return meant === null ? texts : { ...texts, email: text.didYouMean(meant) };
}

function describe(advice: VisitorAdvice): string {
  switch (advice.kind) {
    case "outside-area":
      return text.outsideArea;
    case "weekend":
      return text.weekend;
    case "unusual-hour":
      return text.unusualHour;
    case "short-notice":
      return describeLeadTime(text.shortNotice);
  }
}

/** What staff have decided about a booking, after which there is nothing left to check. */
interface Decided {
  /** Place and date, by a visit. */
  visit: boolean;
  /** What is delivered, by a quote. */
  quote: boolean;
}

/** Returns what staff should check about a booking, as it was when the request came in, unless they have decided it. */
export function adviseStaff(
  booking: AdvisedAnswers & { createdAt: Date },
  decided: Decided,
): { field: Advice["field"]; text: string }[] {
  return findAdvice(booking, booking.createdAt, company().leadDays)
    .filter(({ kind }) => !(kind === "not-delivered" ? decided.quote : decided.visit))
    .map((advice) => ({ field: advice.field, text: describeForStaff(advice) }));
}

function describeForStaff(advice: Advice): string {
  switch (advice.kind) {
    case "outside-area":
      return text.staffOutsideArea;
    case "weekend":
      return text.staffWeekend[advice.field];
    case "unusual-hour":
      return text.staffUnusualHour[advice.field];
    case "short-notice":
      return describeLeadTime(text.staffShortNotice[advice.field]);
    case "not-delivered":
      return text.staffNotDelivered(...listNames(advice));
  }
}

/** Up to three days are said in hours. */
function describeLeadTime({ hours, days }: Record<"hours" | "days", (count: number) => string>): string {
  const { leadDays } = company();
  return leadDays <= 3 ? hours(leadDays * 24) : days(leadDays);
}

function listNames({ formats, services }: Extract<Advice, { kind: "not-delivered" }>) {
  const labels = services.map((name) => toServiceLabel(name));
  return [either().format(formats), either().format(labels)] as const;
}
