import type { FormRefusal } from "~/forms/handle-form.server";
import * as text from "~/messages/settings";
import { SettingsChangedError } from "~/settings/save-settings.server";

/** Tells the second of two editors what the first has changed; undefined for other errors. */
export function explainChange(error: unknown): FormRefusal | undefined {
  if (!(error instanceof SettingsChangedError)) return undefined;
  const { by, differing } = error;
  const title = by === null ? text.changedBySomebody : text.changedBy(by);
  const errors = differing.map(({ name, stored }) => [name, [text.nowStored(stored || text.empty)]]);
  return {
    status: 409,
    messages: [title, text.changedAdvice],
    errors: Object.fromEntries(errors) as Record<string, string[]>,
  };
}
