import { z } from "zod";
import type { Session } from "~/access/session";
import { redirectToInvited } from "~/back-office/redirect-to-invited.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { toHandler } from "~/forms/handle-form.server";
import { idField } from "~/forms/id-field";
import * as text from "~/messages/invitation";
import { renewInvitation, revokeInvitation } from "~/staff/invitations/invite.server";
import { InvitationClosedError } from "~/staff/user-errors";

const schema = z.object({ id: idField });

/**
 * The forms that renew and revoke an invitation. Both lead to the list.
 *
 * @param listUrl the URL of the list, with its search and page
 */
export function invitationForms(request: Request, session: Session, listUrl: string) {
  const explain = (error: unknown) => {
    if (!(error instanceof InvitationClosedError)) return undefined;
    return redirectWithFlash(request, listUrl, {
      tone: "warn",
      title: text.closed,
      advice: text.closedAdvice,
    });
  };
  return {
    "renew-invitation": toHandler({
      schema,
      act: async ({ id }) => redirectToInvited(request, listUrl, await renewInvitation(id, session)),
      explain,
    }),
    "revoke-invitation": toHandler({
      schema,
      act: async ({ id }) => {
        const advice = text.revokedAdvice(await revokeInvitation(id, session));
        return redirectWithFlash(request, listUrl, { tone: "ok", title: text.revoked, advice });
      },
      explain,
    }),
  };
}
