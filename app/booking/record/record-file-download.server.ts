import { requireLiveSession } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { bookingSubject, recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import { runOncePer } from "~/db/rate-limit.server";
import { recordBookingEvent } from "./events.server";

const downloadRateLimit = { name: "file-downloaded", seconds: 10 * 60 };

/**
 * Records the download of a file in a booking's history before its first byte is sent. It is recorded once in ten minutes for each account,
 * regardless of the range, because a program may request many ranges.
 *
 * @throws {SessionEndedError}
 */
export function recordFileDownload(
  session: Session,
  response: Response,
  { bookingId, fileId, name }: { bookingId: string; fileId: string; name: string },
): Promise<Response> {
  const record = () =>
    db().transaction(async (transaction) => {
      const { email: actor } = await requireLiveSession(transaction, session);
      const event = { bookingId, kind: "file-downloaded", actor, detail: { name } } as const;
      await recordBookingEvent(transaction, event);
    });
  return recordThenSend(response, () =>
    runOncePer(downloadRateLimit, `${fileId}:${session.staff.id}`, record),
  );
}

/**
 * Records the download of all `count` files of a booking in its history, and in the audit log, because it is an export of personal data.
 *
 * @throws {SessionEndedError}
 */
export function recordZipDownload(
  session: Session,
  response: Response,
  { bookingId, count }: { bookingId: string; count: number },
): Promise<Response> {
  return recordThenSend(response, () =>
    db().transaction(async (transaction) => {
      const actor = await requireLiveSession(transaction, session);
      await recordBookingEvent(transaction, { bookingId, kind: "files-downloaded", actor: actor.email });
      const auditFields = { subject: bookingSubject(bookingId), detail: { count: String(count) } };
      await recordAudit(transaction, { action: "files-exported", actor, ...auditFields });
    }),
  );
}

/**
 * If `record` fails, nothing is sent: canceling the response's body closes its file. The event may use the disk reserve, because a nearly
 * full disk must not block downloads. Bypasses `booking/change/`: a download does not change the booking, so it needs no lock.
 */
async function recordThenSend(response: Response, record: () => Promise<unknown>): Promise<Response> {
  try {
    await withDiskReserve(record);
  } catch (error) {
    await response.body?.cancel();
    throw error;
  }
  return response;
}
