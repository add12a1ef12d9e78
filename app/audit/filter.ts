import { type AuditAction, auditActions, type AuditArea } from "./actions";

/** Which entries the audit page shows. */
export interface AuditFilter {
  /** An area or one action; undefined for all. */
  what?: AuditArea | AuditAction | undefined;
  /** The email of an account that did it, or that it was done to. */
  person?: string | undefined;
  /** The first day, such as `2026-12-11`, in Pacific time. */
  from?: string | undefined;
  /** The last day, inclusive. */
  to?: string | undefined;
}

export const auditAreas = Object.keys(auditActions) as AuditArea[];

/** Everything that `what` can be. */
export const auditSubjects: readonly (AuditArea | AuditAction)[] = [
  ...auditAreas,
  ...Object.values(auditActions).flat(),
];

/** Returns the actions that `what` includes. */
export function actionsOf(what: AuditArea | AuditAction): readonly AuditAction[] {
  return isArea(what) ? auditActions[what] : [what];
}

function isArea(what: AuditArea | AuditAction): what is AuditArea {
  return Object.hasOwn(auditActions, what);
}

/** Returns the area of an action; undefined for an action that this version does not know. */
export function areaOf(action: string): AuditArea | undefined {
  return auditAreas.find((area) => auditActions[area].some((known) => known === action));
}

/** Whether a filter excludes any entries. */
export function isAuditFiltered({ what, person, from, to }: AuditFilter): boolean {
  return [what, person, from, to].some((value) => value !== undefined);
}
