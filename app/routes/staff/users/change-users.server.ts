import { data, redirect } from "@remix-run/node";
import { toServerErrorRefusal, type FormRefusal, readFormOrRefusal } from "~/forms/handle-form.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { explainRefusal } from "~/back-office/explain-refusal.server";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { passwordFault } from "~/staff/passwords/password-rules";
import { findWork } from "~/booking/hand-over/find-work.server";
import { removeColleague } from "~/booking/hand-over/remove-colleague.server";
import { redirectIfSessionEnded, requireRecentVerification } from "~/guard.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { isSystemAdmin } from "~/staff/accounts/system-admin.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import { OwnAccountError, SystemAdminError, UnknownUserError } from "~/staff/user-errors";
import { findUser, type User } from "~/staff/accounts/users.server";
import { explainHandOver, hasWork, readHandOver } from "./hand-over.server";
import { changeInvitations, isInvitationChange } from "./change-invitations.server";
import type { ActionResult, ConfirmationRequest, Refusal } from "./action-results";

interface Change {
  request: Request;
  user: User;
  form: URLSearchParams;
  session: Session;
  /** The URL of the list, with its search and page. */
  listUrl: string;
}

/** Applies a confirmed change of a row and redirects to the list; asks for confirmation first if it is missing. */
export async function changeUsers(request: Request, session: Session, listUrl: string) {
  const form = await readFormOrRefusal(request);
  if (!(form instanceof URLSearchParams)) return refuse(form);
  if (isInvitationChange(form)) return changeInvitations(request, { form, session, listUrl });
  try {
    const user = await findUser(form.get("id") ?? "");
    if (!user) throw new UnknownUserError("Unknown account.");
    const change = { request, user, form, session, listUrl };
    switch (form.get("intent")) {
      case "update":
        return await update(change);
      case "remove":
        return await remove(change);
      default:
        return redirect(listUrl);
    }
  } catch (error) {
    if (error instanceof UnknownUserError)
      return redirectWithFlash(request, listUrl, { tone: "warn", title: text.alreadyRemoved });
    return refuse(
      error instanceof OwnAccountError
        ? ownAccountRefusal
        : (explainRefusal(error) ?? toServerErrorRefusal(error)),
    );
  }
}

async function update({ request, user, form, session, listUrl }: Change) {
  const { id, fullName: name } = user;
  if (isSystemAdmin(user) && id !== session.staff.id)
    throw new SystemAdminError("Only its owner can change this account.");
  const password = form.get("password") ?? "";
  if (password === "") return refusePassword(user, "warn", text.passwordMissing);
  const error = passwordFault(password, user);
  if (error) return refusePassword(user, "bad", error);
  // A password is never sent back to the browser: the confirmation page asks for it again.
  if (form.get("confirmed") !== "yes") {
    await requireRecentVerification(request, session);
    return requestConfirmation({ intent: "update", id, name });
  }
  await redirectIfSessionEnded(request, () => updateUser(id, { password }, session));
  return redirectWithFlash(request, listUrl, {
    tone: "ok",
    title: text.updated,
    advice: text.newPasswordSet(name),
  });
}

async function remove({ request, user, form, session, listUrl }: Change) {
  const { id, fullName: name } = user;
  if (id === session.staff.id) throw new OwnAccountError("Users cannot remove their own account.");
  if (isSystemAdmin(user)) throw new SystemAdminError("The system admin cannot be removed.");
  if (form.get("confirmed") !== "yes") return requestConfirmation({ intent: "remove", id, name });
  const handOver = readHandOver(form);
  if (handOver === null) return refuse({ status: 400, messages: [text.handOver.missing] });
  if (handOver.seen === undefined && hasWork(await findWork(id)))
    return redirect(paths.users({ handover: id }), 303);
  try {
    await redirectIfSessionEnded(request, () => removeColleague(id, handOver, session));
  } catch (error) {
    return refuseHandOver(error, form.get("handTo") ?? "");
  }
  return redirectWithFlash(request, listUrl, {
    tone: "ok",
    title: text.removed,
    advice: text.canNoLongerSignIn(name),
  });
}

function refuseHandOver(error: unknown, handTo: string) {
  const refusal = explainHandOver(error);
  if (!refusal) throw error;
  return data<ActionResult>({ kind: "refusal", tone: "bad", handTo, ...refusal }, { status: 409 });
}

const ownAccountRefusal: FormRefusal = {
  status: 409,
  messages: [text.ownAccount, text.ownAccountAdvice],
};

function requestConfirmation(confirmation: Omit<ConfirmationRequest, "kind">) {
  return data<ActionResult>({ kind: "confirmation", ...confirmation });
}

function refusePassword({ id, fullName }: User, tone: Refusal["tone"], title: string) {
  const advice = [text.inRowOf(fullName)];
  return data<ActionResult>({ kind: "refusal", tone, title, advice, passwordOf: id }, { status: 400 });
}

function refuse({ status, headers, messages = [] }: FormRefusal) {
  const [title = "", ...advice] = messages;
  return data<ActionResult>({ kind: "refusal", tone: "bad", title, advice }, { status, headers });
}
