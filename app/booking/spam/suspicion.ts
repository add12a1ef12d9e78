import type { SpamReason } from "~/db/schema.server";

/** What tells a program from a person who fills in the form. */
export interface FormUse {
  /** Whether the field that no person sees was filled in. */
  isTrapped: boolean;
  /** When the form was first shown. */
  startedAt: Date;
}

/**
 * Returns why a submitted form looks like the work of a program; null if it does not.
 *
 * @param minSeconds fewer seconds than a person with a filled-in browser needs for five steps; 0 for no minimum
 */
export function findSuspicion(
  { isTrapped, startedAt }: FormUse,
  now: Date,
  minSeconds: number,
): Exclude<SpamReason, "staff"> | null {
  if (isTrapped) return "hidden-field";
  return now.getTime() - startedAt.getTime() < minSeconds * 1000 ? "too-fast" : null;
}
