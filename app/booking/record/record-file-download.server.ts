import { requireLiveSession } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { bookingSubject, recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import { runOncePer } from "~/db/rate-limit.server";
import { recordBookingEvent } from "./events.server";

const perReader = { name: "file-downloaded", seconds: 10 * 60 };

interface FileDownload {
  kind: "file-downloaded";
  bookingId: string;
  fileId: string;
  detail: { name: string };
}

interface ZipDownload {
  kind: "files-downloaded";
  bookingId: string;
  count: number;
  detail?: undefined;
}

/**
 * Records a download in a booking's history before its first byte is sent. If that fails, nothing is sent: canceling the response's body
 * closes its file.
 *
 * A file is recorded once in ten minutes for each account, regardless of the range, because a program may request many ranges. The event
 * may use the disk reserve, because a nearly full disk must not block downloads. Bypasses `booking/change/`: a download does not change the
 * booking, so it needs no lock.
 *
 * @throws {SessionEndedError}
 */
export async function recordFileDownload(
  session: Session,
  response: Response,
  download: FileDownload | ZipDownload,
): Promise<Response> {
  const { bookingId, kind, detail } = download;
  const record = () =>
    db().transaction(async (transaction) => {
      const actor = await requireLiveSession(transaction, session);
      await recordBookingEvent(transaction, { bookingId, kind, detail, actor: actor.email });
      if (kind === "file-downloaded") return;
      // A ZIP of all files is an export of personal data, so the audit log records it too.
      const auditFields = { subject: bookingSubject(bookingId), detail: { count: String(download.count) } };
      await recordAudit(transaction, { action: "files-exported", actor, ...auditFields });
    });
  try {
    await withDiskReserve(() =>
      download.kind === "file-downloaded"
        ? runOncePer(perReader, `${download.fileId}:${session.staff.id}`, record)
        : record(),
    );
  } catch (error) {
    await response.body?.cancel();
    throw error;
  }
  return response;
}
