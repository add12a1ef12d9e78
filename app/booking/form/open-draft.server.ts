import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { bookingDrafts } from "~/db/schema.server";
import type { FileDraft } from "~/files/insert-files.server";
import { translateRefusal } from "~/files/translate-refusal.server";
import { settings } from "~/settings/settings.server";
import { checkSteps, type RawAnswers, type StepResults } from "./journey";
import type { RefusedFile } from "./refused-files";

/** A booking in progress: the answers so far, and whether they are valid. */
export interface Draft {
  id: string;
  /** As typed, valid or not. */
  answers: RawAnswers;
  /** The validation result of each step. */
  results: StepResults;
  refusedFiles: RefusedFile[];
}

/** Converts a row of the database to a draft. */
export function toDraft({ id, answers, refusedFiles }: Omit<Draft, "results">): Draft {
  return { id, answers, results: checkSteps(answers), refusedFiles: refusedFiles.map(translateRefusal) };
}

/** SQL for the expiry of a draft that is changed now, by the database's clock. */
export const draftExpiry = () => sql`now() + make_interval(days => ${settings().retentionDraftDays})`;

/** A draft that can still be changed: neither submitted nor expired, and not moved to another browser. */
export const isOpenDraft = and(
  isNull(bookingDrafts.bookingId),
  isNull(bookingDrafts.movedTo),
  gt(bookingDrafts.expiresAt, sql`now()`),
);

/**
 * Returns a draft as the owner of files that are received. Its lock counts concurrent uploads one after the other, and a submit sees all or
 * none of the files. It also extends the draft's expiry.
 */
export function toFileDraft(id: string): FileDraft {
  return {
    id,
    lock: async (transaction) => {
      const open = await transaction
        .update(bookingDrafts)
        .set({ expiresAt: draftExpiry() })
        .where(and(eq(bookingDrafts.id, id), isOpenDraft))
        .returning({ id: bookingDrafts.id });
      return open.length > 0;
    },
  };
}
