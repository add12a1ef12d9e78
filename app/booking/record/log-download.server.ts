import { recordAudit } from "~/audit/record-audit.server";
import { bookingSubject } from "~/audit/subject";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import { requireLiveSession } from "~/staff/sessions/live-session.server";
import type { Session, Staff } from "~/staff/sessions/sessions.server";
import { recordBookingEvent } from "./events.server";

interface Download {
  bookingId: string;
  kind: "file-downloaded" | "files-downloaded";
  detail?: Record<string, string>;
  /** Files in a ZIP. */
  count?: number;
}

/**
 * Records a download in a booking's history before its first byte is sent. If that fails, nothing is sent: the body of
 * `response` is canceled, which closes its file.
 *
 * The event may use the disk reserve, because a nearly full disk must not block downloads. A range request for a later
 * part of a file continues a download and records no event.
 *
 * @throws {SessionEndedError}
 */
export async function logDownload(
  session: Session,
  response: Response,
  download: Download,
): Promise<Response> {
  const { bookingId, kind, detail } = download;
  try {
    await withDiskReserve(() =>
      db().transaction(async (transaction) => {
        const staff = await requireLiveSession(transaction, session);
        await recordBookingEvent(transaction, { bookingId, kind, detail, actor: staff.email });
        if (download.kind === "files-downloaded") await recordFilesExport(transaction, staff, download);
      }),
    );
  } catch (error) {
    await response.body?.cancel();
    throw error;
  }
  return response;
}

/** All files of a booking together are an export of personal data; the audit log has it as well as the booking's history. */
async function recordFilesExport(transaction: Database, actor: Staff, { bookingId, count }: Download) {
  await recordAudit(transaction, {
    action: "files-exported",
    actor,
    subject: bookingSubject(bookingId),
    detail: { count: String(count ?? 0) },
  });
}
