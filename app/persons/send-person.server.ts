import { changeAsAdmin } from "~/access/admin-transaction.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import { zipStream } from "~/files/transport/zip-stream.server";
import { toPacificDay } from "~/lib/pacific-time";
import { downloadHeaders } from "~/lib/response-headers";
import { exportPerson } from "./export-person.server";
import { countPerson } from "./find-person.server";
import type { DescribeRefusal } from "./person-json.server";
import type { PersonKey } from "./person-key";

/** Sends all of a person's data as one ZIP, after the entry in the audit log. Throws like `recordExport`. */
export async function sendPerson(
  key: PersonKey,
  session: Session,
  {
    connection,
    describeRefusal,
  }: { connection: Parameters<typeof zipStream>[1]; describeRefusal: DescribeRefusal },
): Promise<Response> {
  await recordExport(key, session);
  const today = toPacificDay(new Date());
  return new Response(zipStream(exportPerson(key, describeRefusal), connection), {
    headers: {
      ...downloadHeaders,
      // Omits the person's name, which the list of downloads on a shared computer would show.
      "Content-Disposition": `attachment; filename="personal-data-${today}.zip"`,
      "Content-Type": "application/zip",
    },
  });
}

/** Records the export of a person's data in the audit log with counts, but without the person. Throws like `changeAsAdmin`. */
async function recordExport(key: PersonKey, session: Session): Promise<void> {
  const { requests, drafts, files, mails } = await countPerson(key);
  const detail = {
    requests: String(requests),
    drafts: String(drafts),
    files: String(files),
    mails: String(mails),
  };
  await withDiskReserve(() =>
    changeAsAdmin(session, { act: "person-exported" }, async (transaction) => {
      await recordAudit(transaction, { action: "person-exported", actor: session.staff, detail });
    }),
  );
}
