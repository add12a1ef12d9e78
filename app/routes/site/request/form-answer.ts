/** What the page shows after a form was refused. */
export interface FormAnswer {
  /** The form that was sent, such as `message`. */
  intent: string;
  /** As typed. */
  values: Record<string, string>;
  /** Messages at the fields, by name. */
  errors: Record<string, string[]>;
  /** What happened, and what to do: shown above the page. */
  messages: string[];
}

/** Returns what was typed into a field of this form, and what is wrong with it. */
export function fieldOf(answer: FormAnswer | null, intent: string, name: string) {
  const own = answer?.intent === intent ? answer : null;
  return { defaultValue: own?.values[name], errors: own?.errors[name] };
}

/** The id of the refused form, so that it is sent again with the same one: it may have been saved; otherwise a new id. */
export function formIdOf(answer: FormAnswer | null, intent: string, newId: string): string {
  const typed = answer?.intent === intent ? answer.values.formId : undefined;
  return typed === undefined || typed === "" ? newId : typed;
}

/** The id of a field: the page has several forms. */
export function fieldId(intent: string, name: string): string {
  return `${intent}-${name}`;
}
