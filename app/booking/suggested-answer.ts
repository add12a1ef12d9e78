import { type AnswerName, fields, isOfKind } from "~/booking-fields";
import { serviceByName } from "./services";

/**
 * Returns what the form fills in ahead of the visitor: the amount to begin with, and what the chosen service is usually for; undefined for
 * a field that is empty, or whose first option is chosen, until somebody answers.
 */
export function suggestedAnswer(name: AnswerName, service: unknown): string | undefined {
  const usual: Partial<Record<AnswerName, string>> = serviceByName(service)?.usual ?? {};
  return usual[name] ?? (isOfKind(name, "dollars") ? String(fields[name].initial) : undefined);
}
