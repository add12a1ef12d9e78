import { db } from "~/db/client.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import { requireLiveSession } from "~/staff/sessions/live-session.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { recordBookingEvent } from "./events.server";

interface Download {
  bookingId: string;
  kind: "file-downloaded" | "files-downloaded";
  detail?: Record<string, string>;
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
  try {
    await withDiskReserve(() =>
      db().transaction(async (transaction) => {
        const { email } = await requireLiveSession(transaction, session);
        await recordBookingEvent(transaction, { ...download, actor: email });
      }),
    );
  } catch (error) {
    await response.body?.cancel();
    throw error;
  }
  return response;
}
