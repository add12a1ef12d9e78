import { z } from "zod";
import type { Session } from "~/access/session";
import { redirectToInvited } from "~/back-office/redirect-to-invited.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { toHandler } from "~/forms/handle-form.server";
import { idField } from "~/forms/id-field";
import * as text from "~/messages/invitation";
import { renewInvitation, revokeInvitation } from "~/staff/invitations/invite.server";

const schema = z.object({ id: idField });

/**
 * The forms that renew and revoke an invitation. Both lead to the list.
 *
 * @param listUrl the URL of the list, with its search and page
 */
export function invitationForms(request: Request, session: Session, listUrl: string) {
  const closed = () =>
    redirectWithFlash(request, listUrl, { tone: "warn", title: text.closed, advice: text.closedAdvice });
  return {
    "renew-invitation": toHandler({
      schema,
      act: async ({ id }) => {
        const renewed = await renewInvitation(id, session);
        return renewed.result === "closed" ? closed() : redirectToInvited(request, listUrl, renewed);
      },
    }),
    "revoke-invitation": toHandler({
      schema,
      act: async ({ id }) => {
        const revoked = await revokeInvitation(id, session);
        if (revoked.result === "closed") return closed();
        const advice = text.revokedAdvice(revoked.email);
        return redirectWithFlash(request, listUrl, { tone: "ok", title: text.revoked, advice });
      },
    }),
  };
}
