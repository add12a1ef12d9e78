import { eq } from "drizzle-orm";
import { afterCommit } from "~/db/after-commit.server";
import type { Database } from "~/db/connection.server";
import { projects } from "~/db/schema.server";
import { log } from "~/process/log.server";
import { changePublicPages } from "~/settings/change-public-pages.server";

/**
 * Ends the link of projects to a booking that is erased or anonymized. Where a person asked for it, the project is withdrawn too, and needs
 * a new consent: it shows that person's place. Where the software removed what was kept long enough, it stays, because its consent does.
 */
export async function unlinkProjects(
  transaction: Database,
  bookingId: string,
  { isAsked }: { isAsked: boolean },
): Promise<void> {
  const unlinked = await transaction
    .update(projects)
    .set({ bookingId: null, ...(isAsked && { status: "withdrawn", consentAt: null, consentBy: null }) })
    .where(eq(projects.bookingId, bookingId))
    .returning({ id: projects.id });
  if (!isAsked || unlinked.length === 0) return;
  afterCommit(transaction, () => {
    changePublicPages(() => Promise.resolve()).catch((error: unknown) => {
      log.error(
        { event: "public-pages-outdated", err: error },
        "Pages may show a withdrawn project until the next change",
      );
    });
  });
}
