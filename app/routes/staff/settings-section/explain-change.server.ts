import type { Reply } from "~/forms/explain-error.server";
import * as text from "~/messages/settings";
import { RemovalUnconfirmedError, toConfirmingNumber } from "~/persons/retention/confirm-removal.server";
import { SettingsChangedError } from "~/settings/save-settings.server";

/** Tells the second of two editors what the first has changed; undefined for other errors. */
export function explainChange(error: unknown): Reply | undefined {
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

/** Asks for the number of what goes tonight; undefined for other errors. */
export function explainRemoval(error: unknown): Reply | undefined {
  if (!(error instanceof RemovalUnconfirmedError)) return undefined;
  const question = text.removesTonight(error.removal, toConfirmingNumber(error.removal));
  return { status: 400, errors: { removes: [question] } };
}
