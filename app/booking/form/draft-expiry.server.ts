import { and, gt, isNull, sql } from "drizzle-orm";
import { bookingDrafts } from "~/db/schema.server";
import { settings } from "~/settings/settings.server";

/** SQL for the expiry of a draft that is changed now, by the database's clock. */
export const draftExpiry = () => sql`now() + make_interval(days => ${settings().retentionDraftDays})`;

/** A draft that can still be changed: neither submitted nor expired, and not moved to another browser. */
export const isOpenDraft = and(
  isNull(bookingDrafts.bookingId),
  isNull(bookingDrafts.movedTo),
  gt(bookingDrafts.expiresAt, sql`now()`),
);
