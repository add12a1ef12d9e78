import type { z } from "zod";

/** Runs a check across these fields if they are valid, even if other fields are not, so a form reports all errors in one round. */
export function whenValid(...names: string[]): { when: (payload: z.core.ParsePayload) => boolean } {
  return {
    when: ({ value, issues }) =>
      typeof value === "object" &&
      value !== null &&
      !issues.some(({ path = [] }) => path.length === 0 || names.includes(String(path[0]))),
  };
}
