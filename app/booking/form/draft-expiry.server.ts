import { sql } from "drizzle-orm";
import { settings } from "~/settings/settings.server";

/** SQL for the expiry of a draft that is changed now, by the database's clock. */
export const draftExpiry = () => sql`now() + make_interval(days => ${settings().retentionDraftDays})`;
