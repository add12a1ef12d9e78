import { changeAsAdmin } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import { zipStream } from "~/files/transport/zip-stream.server";
import { toPacificDay } from "~/lib/pacific-time";
import { downloadHeaders } from "~/lib/response-headers";
import { exportPerson } from "./export-person.server";
import { countPerson } from "./find-person.server";
import type { SayFile } from "./person-json.server";
import type { PersonKey } from "./person-key";

/**
 * Sends everything of a person as one ZIP. The entry in the audit log is written before the first byte.
 *
 * @throws as `recordExport`
 */
export async function sendPerson(
  key: PersonKey,
  session: Session,
  { connection, sayFile }: { connection: Parameters<typeof zipStream>[1]; sayFile: SayFile },
): Promise<Response> {
  await recordExport(key, session);
  const today = toPacificDay(new Date());
  return new Response(zipStream(exportPerson(key, sayFile), connection), {
    headers: {
      ...downloadHeaders,
      // Without the person's name: the list of downloads of a shared computer would show it.
      "Content-Disposition": `attachment; filename="personal-data-${today}.zip"`,
      "Content-Type": "application/zip",
    },
  });
}

/**
 * Records in the audit log that an administrator exports a person's data: how much, not whose.
 *
 * @throws {SessionEndedError}
 * @throws {NotAllowedError}
 * @throws {VerificationNeededError}
 */
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
