import * as text from "~/messages/audit";
import type { AuditAction, AuditArea, AuditDetail } from "./actions";

/** What recognizes a repeated request, and says nothing to people. */
const formDetail = "form" satisfies AuditDetail;

export const areaLabels: Record<AuditArea, string> = text.areas;
export const actionLabels: Record<AuditAction, string> = text.actions;
const detailLabels: Record<Exclude<AuditDetail, typeof formDetail>, string> = text.entryDetails;
const valueLabels = new Map(Object.entries(text.values));

/** An entry's action in words; an action of an older version is shown as it is stored. */
export function describeAction(action: string): string {
  return Object.hasOwn(actionLabels, action) ? actionLabels[action as AuditAction] : action;
}

/** What somebody without a session can cause; every other entry without an account is the server's own. */
const byVisitors: readonly string[] = ["sign-in-failed", "sign-in-blocked"] satisfies AuditAction[];

/** Returns the email of the acting account, or who it was without one. */
export function describeActor({ actor, action }: { actor: string; action: string }): string {
  if (actor) return actor;
  return byVisitors.includes(action) ? text.notSignedIn : text.server;
}

/** Numbers of things, several in one entry. `count` is none of them: it is the only one of its entry, and zero says something. */
const tallies: readonly string[] = [
  "canceled",
  "done",
  "drafts",
  "files",
  "logs",
  "mails",
  "messages",
  "notes",
  "requests",
] satisfies AuditDetail[];

/**
 * The details of an entry in words, in the order of their names: `Fields: name, phone number`. What there was none of is left out.
 */
export function describeDetails(detail: Readonly<Record<string, string>>): string[] {
  return Object.entries(detail)
    .filter(([name, value]) => name !== formDetail && (value !== "0" || !tallies.includes(name)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => {
      const label = Object.hasOwn(detailLabels, name)
        ? detailLabels[name as keyof typeof detailLabels]
        : name;
      return `${label}: ${coded.includes(name) ? describeCodes(value) : value || text.empty}`;
    });
}

/** Details whose value is a list of codes. Others may be what somebody typed, such as the name of the company. */
const coded: readonly string[] = ["fields", "filters", "role"] satisfies AuditDetail[];

function describeCodes(value: string): string {
  return value
    .split(", ")
    .map((code) => valueLabels.get(code) ?? code)
    .join(", ");
}
