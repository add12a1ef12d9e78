import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Session } from "~/access/session";
import { toInvitedFlash } from "~/back-office/to-invited-flash.server";
import { findWork } from "~/booking/removed-colleague/find-work.server";
import { removeColleague } from "~/booking/removed-colleague/remove-colleague.server";
import {
  respondToResult,
  type FormPost,
  type FormResponse,
  readPost,
  readValues,
  showForm,
  redirectOrShow,
  unknownForm,
} from "~/forms/form-post.server";
import { requireRecentVerification } from "~/guard.server";
import { confirmedField, idField } from "~/lib/text-fields";
import * as invitation from "~/messages/invitation";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { accountRefusals, handOverRefusals } from "~/refusals/account.server";
import { explainRefusal, type FormReply } from "~/refusals/refusal.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import { findUser, type User } from "~/staff/accounts/users.server";
import { findUsableKeys } from "~/staff/api-keys/keys.server";
import { renewInvitation, revokeInvitation } from "~/staff/invitations/invite.server";
import { passwordFault } from "~/staff/password-rules/password-rules";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { handOverFields, hasWork, readSuccessor } from "./hand-over.server";

export interface ChangeQuestion {
  intent: "update" | "remove";
  id: string;
  name: string;
  /** The names of the user's API keys, which keep working. */
  keys: readonly string[];
}

export interface UsersResultData {
  question?: ChangeQuestion;
  /** The tone of the messages; `bad` if undefined. */
  tone?: "warn";
  /** Ids of visits that the next confirmation accepts, separated by spaces. */
  anyway?: string;
}

const updateSchema = z.object({ id: idField, confirmed: confirmedField, password: z.string().catch("") });
const removeSchema = z.object({ id: idField, confirmed: confirmedField, ...handOverFields });

const alreadyRemoved = { tone: "warn" as const, title: text.alreadyRemoved };
const refusals = {
  ...accountRefusals,
  missing: { page: () => alreadyRemoved },
  "own-account": { page: () => ({ messages: [text.ownAccount, text.ownAccountAdvice] }) },
};

const invitationRefusals = {
  closed: {
    page: () => ({ tone: "warn" as const, title: invitation.closed, advice: invitation.closedAdvice }),
  },
};

/**
 * Handles the forms of the list. A change of a row asks for confirmation first.
 *
 * @param listUrl the URL of the list, with its search and page
 */
export async function handleUsersForms(
  request: Request,
  session: Session,
  listUrl: string,
): Promise<FormResponse<UsersResultData>> {
  const post = await readPost(request, { to: listUrl });
  const id = idField.parse(post.fields.get("id"));
  switch (post.intent) {
    case "update":
      return updatePassword(post, session);
    case "remove":
      return removeUser(post, session);
    case "renew-invitation":
      return respondToResult(post, await renewInvitation(id, session), toInvitedFlash, invitationRefusals);
    case "revoke-invitation": {
      const toFlash = ({ email }: { email: string }) => ({
        title: invitation.revoked,
        advice: invitation.revokedAdvice(email),
      });
      return respondToResult(post, await revokeInvitation(id, session), toFlash, invitationRefusals);
    }
    default:
      return unknownForm(post);
  }
}

async function updatePassword(post: FormPost, session: Session): Promise<FormResponse<UsersResultData>> {
  const { id, password, confirmed } = readValues(post, updateSchema, { secrets: ["password"] });
  const user = await findUser(id);
  if (!user) return redirectOrShow(post, alreadyRemoved);
  if (isSystemAdmin(user) && id !== session.staff.id)
    return redirectOrShow(post, await explainRefusal(refusals, { result: "system-admin" }));
  if (password === "") return showForm(post, refusePassword(user, text.passwordMissing, { tone: "warn" }));
  const fault = passwordFault(password, user);
  if (fault) return showForm(post, refusePassword(user, fault));
  // A password is never sent back to the browser, so the confirmation page asks for it again.
  if (!confirmed) {
    await requireRecentVerification(post.request, session, "password-changed");
    return showForm(post, askAgain("update", user, []));
  }
  const flash = { title: text.updated, advice: text.newPasswordSet(user.fullName) };
  return respondToResult(post, await updateUser(id, { password }, session), () => flash, refusals);
}

async function removeUser(post: FormPost, session: Session): Promise<FormResponse<UsersResultData>> {
  const { id, confirmed, ...fields } = readValues(post, removeSchema);
  const user = await findUser(id);
  if (!user) return redirectOrShow(post, alreadyRemoved);
  if (id === session.staff.id)
    return redirectOrShow(post, await explainRefusal(refusals, { result: "own-account" }));
  if (isSystemAdmin(user))
    return redirectOrShow(post, await explainRefusal(refusals, { result: "system-admin" }));
  if (!confirmed) {
    await requireRecentVerification(post.request, session, "account-removed");
    return showForm(post, askAgain("remove", user, (await findUsableKeys([user.id])).get(user.id)));
  }
  const handOver = readSuccessor(fields, post.fields);
  if (handOver === null) return showForm(post, { status: 400, messages: [text.handOver.missing] });
  if (handOver.shown === undefined && hasWork(await findWork(id)))
    return redirect(paths.users({ handover: id }), 303);
  const flash = { title: text.removed, advice: text.canNoLongerSignIn(user.fullName) };
  return respondToResult(post, await removeColleague(id, handOver, session), () => flash, {
    ...refusals,
    ...handOverRefusals,
  });
}

function askAgain(
  intent: ChangeQuestion["intent"],
  { id, fullName }: User,
  keys: readonly string[] = [],
): FormReply<UsersResultData> {
  return { resultData: { question: { intent, id, name: fullName, keys } } };
}

function refusePassword(
  { fullName }: User,
  title: string,
  resultData?: UsersResultData,
): FormReply<UsersResultData> {
  const messages = [title, text.inRowOf(fullName)];
  return { status: 400, messages, errors: { password: [title] }, resultData };
}
