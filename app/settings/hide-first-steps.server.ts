import type { Session } from "~/access/session";
import { toPacificInput } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import { saveSetting } from "./save-settings.server";

/** The value of `firstStepsHidden` when the list is removed for good. */
export const firstStepsRemoved = "done";

/**
 * Hides the list of the first steps from every administrator: for a week, or for good.
 *
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 */
export async function hideFirstSteps(session: Session, { forGood }: { forGood: boolean }): Promise<void> {
  const inAWeek = toPacificInput(new Date(Date.now() + 7 * dayMs)).slice(0, 10);
  await saveSetting("firstStepsHidden", forGood ? firstStepsRemoved : inAWeek, session);
}
