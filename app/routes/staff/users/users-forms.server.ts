import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Session } from "~/access/session";
import { toInvitedFlash } from "~/back-office/to-invited-flash.server";
import { findWork } from "~/booking/removed-colleague/find-work.server";
import { removeColleague } from "~/booking/removed-colleague/remove-colleague.server";
import { actForm, changeForm } from "~/forms/define-form.server";
import { explainRefusal, type ShownForm } from "~/forms/form-outcome.server";
import { handleForms } from "~/forms/handle-form.server";
import { accountRefusals, handOverRefusals } from "~/forms/refusals/account.server";
import { requireRecentVerification } from "~/guard.server";
import { confirmedField, idField } from "~/lib/text-fields";
import * as invitation from "~/messages/invitation";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { updateUser } from "~/staff/accounts/update-user.server";
import { findUser, type User } from "~/staff/accounts/users.server";
import { findUsableKeys } from "~/staff/api-keys/keys.server";
import { renewInvitation, revokeInvitation } from "~/staff/invitations/invite.server";
import { passwordFault } from "~/staff/password-rules/password-rules";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { handOverFields, hasWork, readSuccessor } from "./hand-over.server";

/** Asks to confirm the change of an account. */
export interface ChangeQuestion {
  intent: "update" | "remove";
  id: string;
  name: string;
  /** The names of the keys for programs that the user made, which go on working. */
  keys: readonly string[];
}

/** What else the page shows after a form that changed nothing. */
export interface UsersShown {
  question?: ChangeQuestion;
  /** Of the messages; `bad` if undefined. */
  tone?: "warn";
  /** Ids of visits that the next confirmation accepts, separated by spaces. */
  anyway?: string;
}

const updateSchema = z.object({ id: idField, confirmed: confirmedField, password: z.string().catch("") });
const removeSchema = z.object({ id: idField, confirmed: confirmedField, ...handOverFields });

const alreadyRemoved = { tone: "warn" as const, title: text.alreadyRemoved };
const refusals = {
  ...accountRefusals,
  "own-account": { page: () => ({ messages: [text.ownAccount, text.ownAccountAdvice] }) },
};

/**
 * Handles the forms of Staff Management, and redirects to the list. A change of a row asks for confirmation first.
 *
 * @param listUrl the URL of the list, with its search and page
 */
export function handleUsersForms(request: Request, session: Session, listUrl: string) {
  const update = actForm<typeof updateSchema, UsersShown>({
    schema: updateSchema,
    secrets: ["password"],
    act: async ({ id, password, confirmed }) => {
      const user = await findUser(id);
      if (!user) return alreadyRemoved;
      if (isSystemAdmin(user) && id !== session.staff.id)
        return explainRefusal(refusals, { result: "system-admin" });
      if (password === "") return refusePassword(user, text.passwordMissing, { tone: "warn" });
      const fault = passwordFault(password, user);
      if (fault) return refusePassword(user, fault);
      // A password is never sent back to the browser: the confirmation page asks for it again.
      if (!confirmed) {
        await requireRecentVerification(request, session, "password-changed");
        return ask("update", user, []);
      }
      const outcome = await updateUser(id, { password }, session);
      if (!outcome) return alreadyRemoved;
      if (outcome.result !== "done") return explainRefusal(refusals, outcome);
      return { title: text.updated, advice: text.newPasswordSet(user.fullName) };
    },
  });
  const remove = actForm<typeof removeSchema, UsersShown>({
    schema: removeSchema,
    act: async ({ id, confirmed, ...fields }, form) => {
      const user = await findUser(id);
      if (!user) return alreadyRemoved;
      if (id === session.staff.id) return explainRefusal(refusals, { result: "own-account" });
      if (isSystemAdmin(user)) return explainRefusal(refusals, { result: "system-admin" });
      if (!confirmed) {
        await requireRecentVerification(request, session, "account-removed");
        return ask("remove", user, (await findUsableKeys([user.id])).get(user.id));
      }
      const handOver = readSuccessor(fields, form);
      if (handOver === null) return { status: 400, messages: [text.handOver.missing] };
      if (handOver.shown === undefined && hasWork(await findWork(id)))
        return redirect(paths.users({ handover: id }), 303);
      const outcome = await removeColleague(id, handOver, session);
      if (!outcome) return alreadyRemoved;
      if (outcome.result !== "done") return explainRefusal({ ...refusals, ...handOverRefusals }, outcome);
      return { title: text.removed, advice: text.canNoLongerSignIn(user.fullName) };
    },
  });
  return handleForms<UsersShown>(request, { update, remove, ...invitationForms(session) }, { to: listUrl });
}

function ask(
  intent: ChangeQuestion["intent"],
  { id, fullName }: User,
  keys: readonly string[] = [],
): ShownForm<UsersShown> {
  return { shown: { question: { intent, id, name: fullName, keys } } };
}

function refusePassword({ fullName }: User, title: string, shown?: UsersShown): ShownForm<UsersShown> {
  const messages = [title, text.inRowOf(fullName)];
  return { status: 400, messages, errors: { password: [title] }, shown };
}

const invitationSchema = z.object({ id: idField });

/** The forms that renew and revoke an invitation. */
function invitationForms(session: Session) {
  const refusals = {
    closed: {
      page: () => ({ tone: "warn" as const, title: invitation.closed, advice: invitation.closedAdvice }),
    },
  };
  return {
    "renew-invitation": changeForm({
      schema: invitationSchema,
      change: ({ id }) => renewInvitation(id, session),
      done: toInvitedFlash,
      refusals,
    }),
    "revoke-invitation": changeForm({
      schema: invitationSchema,
      change: ({ id }) => revokeInvitation(id, session),
      done: ({ email }) => ({ title: invitation.revoked, advice: invitation.revokedAdvice(email) }),
      refusals,
    }),
  };
}
