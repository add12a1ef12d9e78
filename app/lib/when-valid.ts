import type { z } from "zod";

/**
 * Returns the `when` option of a refinement that runs if these fields are valid, even if others are not, so a form reports all errors at
 * once.
 */
export function whenValid(...names: string[]): { when: (payload: z.core.ParsePayload) => boolean } {
  return {
    when: ({ value, issues }) =>
      typeof value === "object" &&
      value !== null &&
      !issues.some(({ path = [] }) => path.length === 0 || names.includes(String(path[0]))),
  };
}
