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
  /** Files in the ZIP. */
  count: number;
  detail?: undefined;
}

/**
 * Records a download in a booking's history before its first byte is sent. If that fails, nothing is sent: the body of
 * `response` is canceled, which closes its file.
 *
 * A file is recorded whatever part of it is sent, but once in ten minutes for an account: a program may ask for one file in many ranges.
 * The event may use the disk reserve, because a nearly full disk must not block downloads. Not by `booking/change/`: a download changes
 * nothing of the booking, so it takes no lock.
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
      // All files together are an export of personal data; the audit log has it as well as the booking's history.
      const exported = { subject: bookingSubject(bookingId), detail: { count: String(download.count) } };
      await recordAudit(transaction, { action: "files-exported", actor, ...exported });
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
