import { sql } from "drizzle-orm";
import { draftDays } from "./draft-days";

/** SQL for the expiry of a draft that is changed now, by the database's clock. */
export const draftExpiry = () => sql`now() + make_interval(days => ${draftDays})`;
