import { requireLiveSession } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import { runOncePer } from "~/db/rate-limit.server";
import type { AuditDetail } from "./actions";
import { recordAudit } from "./record-audit.server";

interface BookingsExport {
  /** The number of matching records when the export begins. */
  count: number;
  /** The parameters of the filter. Only their names are recorded, because a search may be a customer's email. */
  filter: object;
}

type AuditDetails = Partial<Record<AuditDetail, string>>;

/**
 * Records an export of bookings before its first byte is sent. It may use the disk reserve, because a nearly full disk must not block
 * exports. Throws `SessionEndedError`.
 */
export async function recordBookingsExport(session: Session, exported: BookingsExport): Promise<void> {
  await withDiskReserve(() => writeEntry(session, "bookings-exported", toAuditDetail(exported)));
}

function toAuditDetail({ count, filter }: BookingsExport): AuditDetails {
  const conditions = Object.entries(filter).filter(([, value]) => value !== undefined);
  const filters = conditions.map(([name]) => name).join(", ");
  return { count: String(count), ...(filters && { filters }) };
}

const readEntryLimit = { name: "audit-bookings-read", seconds: 10 * 60 };

/**
 * Records a read of bookings through the API before the first byte is sent. A program may poll every few seconds, so each account gets one
 * entry in ten minutes. The entry has no count, because later reads may be larger. Throws `SessionEndedError`.
 */
export async function recordApiRead(session: Session): Promise<void> {
  await withDiskReserve(() =>
    runOncePer(readEntryLimit, session.staff.id, () => writeEntry(session, "bookings-read", {})),
  );
}

async function writeEntry(
  session: Session,
  action: "bookings-exported" | "bookings-read",
  detail: AuditDetails,
) {
  await db().transaction(async (transaction) => {
    const actor = await requireLiveSession(transaction, session);
    await recordAudit(transaction, { action, actor, detail });
  });
}
