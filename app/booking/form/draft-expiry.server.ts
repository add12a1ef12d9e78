import { sql } from "drizzle-orm";
import { draftDays } from "./draft-days";

/** When a draft that is changed now expires, by the database's clock. */
export const draftExpiry = () => sql`now() + make_interval(days => ${draftDays})`;
