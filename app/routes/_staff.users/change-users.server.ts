import { data, redirect } from "@remix-run/node";
import { toServerErrorRefusal, type FormRefusal, readFormOrRefusal } from "~/forms/handle-form.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { explainRefusal } from "~/back-office/explain-refusal.server";
import { passwordFault } from "~/staff/passwords/password-rules";
import { removeUser } from "~/staff/accounts/remove-user.server";
import { redirectIfSessionEnded } from "~/guard.server";
import { openPassword, sealPassword } from "~/staff/passwords/sealed-password.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { isSystemAdmin } from "~/staff/accounts/system-admin.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import { OwnAccountError, SystemAdminError, UnknownUserError } from "~/staff/user-errors";
import { findUser, type User } from "~/staff/accounts/users.server";
import type { ActionResult, ConfirmationRequest, Refusal } from "./action-results";

interface Change {
  request: Request;
  user: User;
  form: URLSearchParams;
  session: Session;
  /** The address of the list as it was shown. */
  back: string;
}

/** Does what a row of the list asks for, once the question is answered. Answers what is not done yet. */
export async function changeUsers(request: Request, session: Session, back: string) {
  const form = await readFormOrRefusal(request);
  if (!(form instanceof URLSearchParams)) return refuse(form);
  try {
    const user = await findUser(form.get("id") ?? "");
    if (!user) throw new UnknownUserError("There is no such account.");
    const change = { request, user, form, session, back };
    switch (form.get("intent")) {
      case "update":
        return await update(change);
      case "remove":
        return await remove(change);
      default:
        return redirect(back);
    }
  } catch (error) {
    if (error instanceof UnknownUserError)
      return redirectWithFlash(request, back, { tone: "warn", title: "This user is already removed" });
    return refuse(
      error instanceof OwnAccountError ? ownAccount : (explainRefusal(error) ?? toServerErrorRefusal(error)),
    );
  }
}

async function update({ request, user, form, session, back }: Change) {
  const { id, fullName: name } = user;
  if (isSystemAdmin(user) && id !== session.staff.id)
    throw new SystemAdminError("It is its owner's to change.");
  const purpose = { sessionId: session.id, userId: id };
  const sealed = form.get("sealed");
  const password = sealed === null ? (form.get("password") ?? "") : openPassword(sealed, purpose);
  if (password === undefined)
    return refusePassword(user, "warn", "Enter the new password again: the question was open for too long");
  if (password === "") return refusePassword(user, "warn", "Enter a new password to update this user.");
  const fault = passwordFault(password, user);
  if (fault) return refusePassword(user, "bad", fault);
  if (form.get("confirmed") !== "yes")
    return ask({ intent: "update", id, name, sealed: sealPassword(password, purpose) });
  await redirectIfSessionEnded(request, () => updateUser(id, { password }, session));
  return redirectWithFlash(request, back, {
    tone: "ok",
    title: "User details updated successfully",
    advice: `${name} has a new password.`,
  });
}

async function remove({ request, user, form, session, back }: Change) {
  const { id, fullName: name } = user;
  if (id === session.staff.id) throw new OwnAccountError("Nobody removes their own account.");
  if (isSystemAdmin(user)) throw new SystemAdminError("It cannot be removed.");
  if (form.get("confirmed") !== "yes") return ask({ intent: "remove", id, name });
  await redirectIfSessionEnded(request, () => removeUser(id, session));
  return redirectWithFlash(request, back, {
    tone: "ok",
    title: "User removed",
    advice: `${name} can no longer sign in.`,
  });
}

const ownAccount: FormRefusal = {
  status: 409,
  messages: ["You cannot remove your own account", "Another administrator can do it."],
};

function ask(question: Omit<ConfirmationRequest, "kind">) {
  return data<ActionResult>({ kind: "question", ...question });
}

function refusePassword({ id, fullName }: User, tone: Refusal["tone"], title: string) {
  const advice = [`In the row of ${fullName}.`];
  return data<ActionResult>({ kind: "refusal", tone, title, advice, passwordOf: id }, { status: 400 });
}

function refuse({ status, headers, messages = [] }: FormRefusal) {
  const [title = "", ...advice] = messages;
  return data<ActionResult>({ kind: "refusal", tone: "bad", title, advice }, { status, headers });
}
