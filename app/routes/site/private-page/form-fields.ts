import { errorsOf, type FormResult, resultOf, typedInto } from "~/forms/reply";

/** Returns what was typed into a field of this form, and what is wrong with it. */
export function fieldOf(result: FormResult | undefined, intent: string, name: string) {
  const own = resultOf(result, { intent });
  return { defaultValue: typedInto(own, name), errors: errorsOf(own, name) };
}

/** The id of the refused form, so that it is sent again with the same one: it may have been saved; otherwise a new id. */
export function formIdOf(result: FormResult | undefined, intent: string, newId: string): string {
  const typed = typedInto(resultOf(result, { intent }), "formId");
  return typed === undefined || typed === "" ? newId : typed;
}

/** The id of a field: the page has several forms. */
export function fieldId(intent: string, name: string): string {
  return `${intent}-${name}`;
}
