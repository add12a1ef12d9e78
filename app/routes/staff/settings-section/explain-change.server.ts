import type { Reply } from "~/forms/explain-error.server";
import * as text from "~/messages/settings";
import { toConfirmingNumber, type NextRemoval } from "~/persons/retention/old-data.server";
import type { SectionConflict } from "~/settings/save-settings.server";

/** Tells the second of two editors what the first has changed. */
export function explainChange({ by, differing }: SectionConflict): Reply {
  const title = by === null ? text.changedBySomebody : text.changedBy(by);
  const errors = differing.map(({ name, stored }) => [name, [text.nowStored(stored || text.empty)]]);
  return {
    status: 409,
    messages: [title, text.changedAdvice],
    errors: Object.fromEntries(errors) as Record<string, string[]>,
  };
}

/** Asks for the number of what goes tonight. */
export function askForNumber(removal: NextRemoval): Reply {
  const question = text.removesTonight(removal, toConfirmingNumber(removal));
  return { status: 400, errors: { removes: [question] } };
}
