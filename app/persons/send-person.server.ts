import type { Session } from "~/access/session";
import { zipStream } from "~/files/transport/zip-stream.server";
import { toPacificDay } from "~/lib/pacific-time";
import { downloadHeaders } from "~/lib/response-headers";
import { exportPerson } from "./export-person.server";
import type { PersonKey } from "./person-key";
import { recordExport } from "./record-export.server";

/**
 * Sends everything of a person as one ZIP. The entry in the audit log is written before the first byte.
 *
 * @throws as `recordExport`
 */
export async function sendPerson(
  key: PersonKey,
  session: Session,
  connection: Parameters<typeof zipStream>[1],
): Promise<Response> {
  await recordExport(key, session);
  const today = toPacificDay(new Date());
  return new Response(zipStream(exportPerson(key), connection), {
    headers: {
      ...downloadHeaders,
      // Without the person's name: the list of downloads of a shared computer would show it.
      "Content-Disposition": `attachment; filename="personal-data-${today}.zip"`,
      "Content-Type": "application/zip",
    },
  });
}
