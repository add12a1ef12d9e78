import { data } from "@remix-run/node";
import { explainRefusal } from "~/back-office/explain-refusal.server";
import { redirectToInvited } from "~/back-office/redirect-to-invited.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { toServerErrorRefusal } from "~/forms/handle-form.server";
import { redirectIfSessionEnded } from "~/guard.server";
import * as text from "~/messages/invitation";
import { renewInvitation, revokeInvitation } from "~/staff/invitations/invite.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { InvitationClosedError } from "~/staff/user-errors";
import type { ActionResult } from "./action-results";

const intents = ["renew-invitation", "revoke-invitation"];

/** Whether a form of the page is about an invitation, not about an account. */
export function isInvitationChange(form: URLSearchParams): boolean {
  return intents.includes(form.get("intent") ?? "");
}

/** Renews or revokes an invitation and redirects to the list. */
export async function changeInvitations(
  request: Request,
  { form, session, listUrl }: { form: URLSearchParams; session: Session; listUrl: string },
) {
  const id = form.get("id") ?? "";
  try {
    return await redirectIfSessionEnded(request, () =>
      form.get("intent") === "renew-invitation"
        ? renew(request, id, { session, listUrl })
        : revoke(request, id, { session, listUrl }),
    );
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof InvitationClosedError) {
      const flash = { tone: "warn", title: text.closed, advice: text.closedAdvice } as const;
      return redirectWithFlash(request, listUrl, flash);
    }
    const { status, headers, messages = [] } = explainRefusal(error) ?? toServerErrorRefusal(error);
    const [title = "", ...advice] = messages;
    return data<ActionResult>({ kind: "refusal", tone: "bad", title, advice }, { status, headers });
  }
}

interface Context {
  session: Session;
  /** The URL of the list, with its search and page. */
  listUrl: string;
}

async function renew(request: Request, id: string, { session, listUrl }: Context) {
  const renewed = await renewInvitation(id, session);
  return redirectToInvited(request, listUrl, renewed);
}

async function revoke(request: Request, id: string, { session, listUrl }: Context) {
  const email = await revokeInvitation(id, session);
  const flash = { tone: "ok", title: text.revoked, advice: text.revokedAdvice(email) } as const;
  return redirectWithFlash(request, listUrl, flash);
}
