import { sql } from "drizzle-orm";
import { onTestFinished } from "vitest";
import { db } from "~/db/client.server";

/** Makes the database reject new rows of a table until the test ends or the returned function is called. */
export async function refuseRows(table: "booking_drafts" | "bookings" | "files") {
  const name = sql.identifier(table);
  const accept = () => db().execute(sql`alter table ${name} drop constraint if exists refuse_rows`);
  await db().execute(sql`alter table ${name} add constraint refuse_rows check (false) not valid`);
  onTestFinished(async () => {
    await accept();
  });
  return accept;
}
