import { type AnswerName, fields, isOfKind } from "~/booking-fields";
import { serviceByName } from "~/booking/services";

/**
 * Returns the form's initial answer: the initial amount, or the usual answer for the chosen service. Undefined if the field starts empty or
 * with its first option.
 */
export function suggestedAnswer(name: AnswerName, service: unknown): string | undefined {
  const usual: Partial<Record<AnswerName, string>> = serviceByName(service)?.usual ?? {};
  return usual[name] ?? (isOfKind(name, "dollars") ? String(fields[name].initial) : undefined);
}
