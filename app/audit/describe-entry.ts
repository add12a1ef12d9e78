import * as text from "~/messages/audit-actions";
import type { AuditAction, AuditArea, AuditDetail } from "./actions";

export const areaLabels: Record<AuditArea, string> = text.areas;
export const actionLabels: Record<AuditAction, string> = text.actions;
const detailLabels: Record<AuditDetail, string> = text.details;
const valueLabels = new Map(Object.entries(text.values));

/** An entry's action in words; an action of an older version is shown as it is stored. */
export function describeAction(action: string): string {
  return Object.hasOwn(actionLabels, action) ? actionLabels[action as AuditAction] : action;
}

/** The details of an entry in words, in the order of their names: `Fields: name, phone number`. */
export function describeDetails(detail: Readonly<Record<string, string>>): string[] {
  return Object.entries(detail)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => {
      const label = Object.hasOwn(detailLabels, name) ? detailLabels[name as AuditDetail] : name;
      return `${label}: ${value
        .split(", ")
        .map((code) => valueLabels.get(code) ?? code)
        .join(", ")}`;
    });
}
