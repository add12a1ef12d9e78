import { describePriceAbove } from "~/booking/service-price";
import { toServiceLabel } from "~/booking/services";
import { parseDollars } from "~/lib/parse-dollars";
import * as text from "~/messages/advice";
import { byLocale } from "~/messages/by-locale";
import { company } from "~/settings/company";
import { type Advice, type AdvisedAnswers, findAdvice, toAdvisedAnswers } from "./find-advice";
import { suggestEmail } from "./suggest-email";

/** Advice by the form's input names. */
export type AdviceTexts = Partial<Record<VisitorAdvice["field"] | "email" | "budgetRange", string>>;

/** The form already lists the formats of a service, so visitors get no advice about them. */
type VisitorAdvice = Exclude<Advice, { kind: "not-delivered" }>;

const either = byLocale((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

export function adviseVisitor(typed: Readonly<Record<string, string | string[]>>, now: Date): AdviceTexts {
  const texts: AdviceTexts = {};
  for (const advice of findAdvice(toAdvisedAnswers(typed), now, company().leadDays))
    if (advice.kind !== "not-delivered")
      texts[advice.field] = [texts[advice.field], describeAdvice(advice)].filter(Boolean).join(" ");
  const suggestedEmail = suggestEmail(firstOf(typed.email));
  if (suggestedEmail !== null) texts.email = text.didYouMean(suggestedEmail);
  const budget = parseDollars(firstOf(typed.budgetRange));
  const price = budget === null ? null : describePriceAbove(budget / 100, firstOf(typed.service));
  if (price !== null) texts.budgetRange = price;
  return texts;
}

function firstOf(typed: string | string[] | undefined): string {
  return [typed ?? ""].flat()[0] ?? "";
}

function describeAdvice(advice: VisitorAdvice): string {
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

/** Work that already decided an answer, so staff need not check it. */
interface DecidedWork {
  visit: boolean;
  quote: boolean;
}

/** Returns the answers that staff should check, as of the booking's creation. Omits those that current work has already decided. */
export function adviseStaff(
  booking: AdvisedAnswers & { createdAt: Date },
  decided: DecidedWork,
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

/** Describes the lead time; up to three days, in hours. */
function describeLeadTime({ hours, days }: Record<"hours" | "days", (count: number) => string>): string {
  const { leadDays } = company();
  return leadDays <= 3 ? hours(leadDays * 24) : days(leadDays);
}

function listNames({ formats, services }: Extract<Advice, { kind: "not-delivered" }>) {
  const labels = services.map((name) => toServiceLabel(name));
  return [either().format(formats), either().format(labels)] as const;
}
