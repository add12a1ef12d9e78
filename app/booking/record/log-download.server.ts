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
 * Adds a download to a booking's history before its first byte is sent. Where that fails nothing is sent: the body
 * of `response` is cancelled, which closes its file.
 *
 * The event may be written on a disk that is nearly full: a download is a read, and belongs into the history all the
 * same. A request for a later part of a file is taken for the rest of a download that has begun, and adds no event.
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
