import { z } from "zod";
import type { Session } from "~/access/session";
import { type FlashInput, redirectWithFlash } from "~/forms/flash.server";
import { handleForms, toButtonHandler, toHandler } from "~/forms/handle-form.server";
import { accountRefusals } from "~/forms/refusals/account.server";
import { explainRefusal } from "~/forms/refusals/explain-refusal.server";
import { hasMailServer } from "~/mail/has-mail-server.server";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { changeRole } from "~/staff/accounts/change-role.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import type { User } from "~/staff/accounts/users.server";
import { sendResetLink } from "~/staff/passwords/mail-reset-link.server";
import { resetMinutes } from "~/staff/passwords/reset-link.server";
import { colleagueSchema, roleSchema } from "~/staff/schema";
import { endAddressOf, endDeviceOf, signColleagueOut } from "~/staff/sessions/end-colleague-access.server";

/** Of a session, in characters. */
const idLimit = 100;
/** The version of the calendar address that the page showed. */
const versionSchema = z.object({ version: z.coerce.number().int().catch(0) });

/** Handles the forms of a colleague's page. */
export function changeColleague(request: Request, session: Session, user: User) {
  const finish = (said: FlashInput) => redirectWithFlash(request, paths.user(user.id), said);
  return handleForms(request, {
    details: toHandler({
      schema: colleagueSchema,
      keepFor: session.staff.id,
      act: async ({ mobile = "", ...details }) => {
        const outcome = await updateUser(user.id, { ...details, mobile }, session);
        if (outcome.result !== "done") return explainRefusal(accountRefusals, outcome);
        return finish(text.saved);
      },
    }),
    role: toHandler({
      schema: roleSchema,
      act: async ({ role }) => {
        const isAdmin = role === "admin";
        const outcome = await changeRole(user.id, isAdmin, session);
        if (outcome.result !== "done") return explainRefusal(accountRefusals, outcome);
        // Without the rights, this page is closed to them.
        if (!isAdmin && user.id === session.staff.id)
          return redirectWithFlash(request, paths.account(), text.gaveUp);
        const title = isAdmin ? text.becameAdmin(user.fullName) : text.becameStaff(user.fullName);
        return finish(title);
      },
    }),
    "password-link": toButtonHandler(async () => {
      const outcome = await sendResetLink(user.id, session);
      if (outcome.result !== "created") return explainRefusal(accountRefusals, outcome);
      return finish(hasMailServer() ? toSentFlash(user) : toCreatedFlash(user, outcome.link));
    }),
    "end-device": toHandler({
      schema: z.object({ id: z.string().max(idLimit).catch("") }),
      act: async ({ id }) => {
        const outcome = await endDeviceOf(user.id, id, session);
        if (outcome.result !== "done") return explainRefusal(accountRefusals, outcome);
        return finish(text.deviceEnded);
      },
    }),
    "sign-out": toHandler({
      schema: versionSchema,
      act: async ({ version }) => {
        const outcome = await signColleagueOut({ userId: user.id, version }, session);
        if (outcome.result !== "done") return explainRefusal(accountRefusals, outcome);
        const title = text.signedOut(user.fullName);
        return finish({ title, advice: text.signedOutAdvice });
      },
    }),
    calendar: toHandler({
      schema: versionSchema,
      act: async ({ version }) => {
        const outcome = await endAddressOf({ userId: user.id, version }, session);
        if (outcome.result !== "done") return explainRefusal(accountRefusals, outcome);
        const advice = text.addressEndedAdvice(user.fullName);
        return finish({ title: text.addressEnded, advice });
      },
    }),
  });
}

function toSentFlash({ email }: User): FlashInput {
  return { title: text.linkSent, advice: text.linkSentAdvice(email, resetMinutes) };
}

function toCreatedFlash({ fullName }: User, linkId: string): FlashInput {
  return { title: text.linkCreated, advice: text.linkCreatedAdvice(fullName), linkId };
}
