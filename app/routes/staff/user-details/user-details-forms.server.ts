import { z } from "zod";
import type { Session } from "~/access/session";
import { changeForm, noFields } from "~/forms/define-form.server";
import { type FlashInput, redirectWithFlash } from "~/forms/flash.server";
import { handleForms } from "~/forms/handle-form.server";
import { accountRefusals } from "~/forms/refusals/account.server";
import { hasMailServer } from "~/mail/outbox-state.server";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { changeRole } from "~/staff/accounts/change-role.server";
import {
  revokeCalendarFeedOf,
  endDeviceOf,
  signColleagueOut,
} from "~/staff/accounts/colleague-access.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import type { User } from "~/staff/accounts/users.server";
import { sendResetLink } from "~/staff/passwords/mail-reset-link.server";
import { resetMinutes } from "~/staff/passwords/reset-link.server";
import { colleagueSchema, roleSchema } from "~/staff/schema";

/** Of a session, in characters. */
const idLimit = 100;
/** The version of the calendar feed that the page showed. */
const versionSchema = z.object({ version: z.coerce.number().int().catch(0) });

/** Handles the forms of a colleague's page. */
export function handleUserDetailsForms(request: Request, session: Session, user: User) {
  const refusals = accountRefusals;
  return handleForms(request, {
    details: changeForm({
      schema: colleagueSchema,
      keepFor: session.staff.id,
      change: ({ mobile = "", ...details }) => updateUser(user.id, { ...details, mobile }, session),
      done: () => text.saved,
      refusals,
    }),
    role: changeForm({
      schema: roleSchema,
      change: ({ role }) => changeRole(user.id, role === "admin", session),
      done: (_changed, { role }) => {
        if (role === "admin") return text.becameAdmin(user.fullName);
        // Without the rights, this page is closed to them.
        if (user.id === session.staff.id) return redirectWithFlash(request, paths.account(), text.gaveUp);
        return text.becameStaff(user.fullName);
      },
      refusals,
    }),
    "password-link": changeForm({
      schema: noFields,
      change: () => sendResetLink(user.id, session),
      done: ({ link }) => (hasMailServer() ? toSentFlash(user) : toCreatedFlash(user, link)),
      refusals,
    }),
    "end-device": changeForm({
      schema: z.object({ id: z.string().max(idLimit).catch("") }),
      change: ({ id }) => endDeviceOf(user.id, id, session),
      done: () => text.deviceEnded,
      refusals,
    }),
    "sign-out": changeForm({
      schema: versionSchema,
      change: ({ version }) => signColleagueOut({ userId: user.id, version }, session),
      done: () => ({ title: text.signedOut(user.fullName), advice: text.signedOutAdvice }),
      refusals,
    }),
    calendar: changeForm({
      schema: versionSchema,
      change: ({ version }) => revokeCalendarFeedOf({ userId: user.id, version }, session),
      done: () => ({ title: text.feedEnded, advice: text.addressEndedAdvice(user.fullName) }),
      refusals,
    }),
  });
}

function toSentFlash({ email }: User): FlashInput {
  return { title: text.linkSent, advice: text.linkSentAdvice(email, resetMinutes) };
}

function toCreatedFlash({ fullName }: User, linkId: string): FlashInput {
  return { title: text.linkCreated, advice: text.linkCreatedAdvice(fullName), linkId };
}
