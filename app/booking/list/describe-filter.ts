import { statusLabels } from "~/booking/status";
import { formatDay } from "~/lib/day-range";
import { language as languageText, languages, stages } from "~/messages/booking-state";
import * as text from "~/messages/bookings-list";
import * as servicesText from "~/messages/services";
import { spam as spamText } from "~/messages/spam";
import { type ListFilter, me, none, open, withValidSort } from "./filter";
import { readListQuery } from "./read-list-query";

interface FilterCondition {
  name: keyof typeof text.clearCondition;
  text: string;
  without: ListFilter;
}

/** Describes each condition in reading order. `owners` has staff names by id. */
export function describeFilter(
  filter: ListFilter,
  owners: Readonly<Record<string, string>>,
): FilterCondition[] {
  const { q, status, service, language, stage, owner, waiting, replied, spam } = filter;
  const descriptions: [FilterCondition["name"], string | null, Partial<ListFilter>][] = [
    ["search", q ? text.quoted(q) : null, { q: "" }],
    ["status", status === undefined ? null : statusLabels[status], { status: undefined }],
    ["service", describeService(service), { service: undefined }],
    [
      "language",
      language === undefined ? null : languageText.condition(languages[language]),
      { language: undefined },
    ],
    ["stage", describeStage(stage), { stage: undefined }],
    ["owner", describeOwner(owner, owners), { owner: undefined }],
    ["waiting", waiting ? text.conditionWaiting[waiting] : null, { waiting: undefined }],
    ["replied", replied ? text.conditionReplied : null, { replied: undefined }],
    ["spam", spam ? spamText : null, { spam: undefined }],
    ["range", describeRange(filter), { from: undefined, to: undefined }],
  ];
  return descriptions.flatMap(([name, condition, change]) =>
    condition === null ? [] : [{ name, text: condition, without: withValidSort({ ...filter, ...change }) }],
  );
}

function describeStage(stage: ListFilter["stage"]): string | null {
  if (stage === undefined) return null;
  return stage === open ? text.conditionOpen : text.conditionStage(stages[stage]);
}

function describeService(service: ListFilter["service"]): string | null {
  if (service === undefined) return null;
  return service === none
    ? text.conditionNoService
    : text.conditionService(servicesText.serviceLabels[service]);
}

function describeOwner(owner: string | undefined, names: Readonly<Record<string, string>>): string | null {
  if (owner === undefined) return null;
  if (owner === me) return text.conditionAssignedToMe;
  if (owner === none) return text.conditionAssignedToNobody;
  const name = names[owner];
  return name === undefined ? text.assignedToOther : text.conditionAssignedTo(name);
}

function describeRange({ date, from, to }: ListFilter): string | null {
  if (from !== undefined && from === to) return text.onDay[date](formatDay(from));
  if (from !== undefined && to !== undefined) return text.betweenDays[date](formatDay(from), formatDay(to));
  if (from !== undefined) return text.sinceDay[date](formatDay(from));
  return to === undefined ? null : text.untilDay[date](formatDay(to));
}

/** Describes a saved search, such as `Search “ada” · Pending · by received, newest first`. `owners` has staff names by id. */
export function describeQuery(query: string, owners: Readonly<Record<string, string>>): string {
  const filter = readListQuery(new URLSearchParams(query));
  const { sort, order } = filter;
  const conditions = describeFilter(filter, owners).map(({ name, text: condition }) =>
    name === "search" ? text.searchFor(condition) : condition,
  );
  return [...(conditions.length > 0 ? conditions : [text.searchForAll]), text.sortedBy[sort][order]].join(
    " · ",
  );
}
