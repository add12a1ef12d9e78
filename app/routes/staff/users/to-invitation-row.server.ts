import { formatPacificDay } from "~/lib/pacific-time";
import type { OpenInvitation } from "~/staff/invitations/list-invitations.server";
import type { InvitationRow } from "./invitation-section";

/** An open invitation as its row shows it. */
export function toInvitationRow({ expiresAt, ...invitation }: OpenInvitation): InvitationRow {
  return { ...invitation, expires: formatPacificDay(expiresAt) };
}
