import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Session } from "~/access/session";
import { type Flash, redirectWithFlash } from "~/forms/flash.server";
import { handleForm } from "~/forms/handle-form.server";
import * as text from "~/messages/colleague";
import * as accessText from "~/messages/colleague-access";
import { paths } from "~/paths";
import { changeRole } from "~/staff/accounts/change-role.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import type { User } from "~/staff/accounts/users.server";
import { canMailLinks } from "~/staff/passwords/mail-reset-link.server";
import { resetMinutes } from "~/staff/passwords/reset-link.server";
import { sendResetLink } from "~/staff/passwords/send-reset-link.server";
import { colleagueSchema, roleSchema } from "~/staff/schema";
import { endAddressOf, endDeviceOf, signColleagueOut } from "~/staff/sessions/end-colleague-access.server";
import { OwnAccountError, UnknownUserError } from "~/staff/user-errors";
import { readChange } from "./changes";

/** Of a session, in characters. */
const idLimit = 100;
const seenSchema = z.object({ seen: z.coerce.number().int().catch(0) });

/** Handles the form that the address of the request names. */
export async function changeColleague(request: Request, session: Session, user: User) {
  const finish = (flash: Flash, to: string = paths.user(user.id)) => redirectWithFlash(request, to, flash);
  switch (readChange(request.url)) {
    case "role":
      return handleForm(request, {
        schema: roleSchema,
        act: async ({ role }) => {
          const isAdmin = role === "admin";
          await changeRole(user.id, isAdmin, session);
          // Without the rights, this page is closed to them.
          if (!isAdmin && user.id === session.staff.id)
            return finish({ tone: "ok", title: text.gaveUp }, paths.account());
          const title = isAdmin ? text.becameAdmin(user.fullName) : text.becameStaff(user.fullName);
          return finish({ tone: "ok", title });
        },
        explain,
      });
    case "password-link":
      return handleForm(request, {
        schema: z.object({}),
        act: async () => {
          const link = await sendResetLink(user.id, session);
          return finish(canMailLinks() ? toSentFlash(user) : toCreatedFlash(user, link));
        },
        explain,
      });
    case "device":
      return handleForm(request, {
        schema: z.object({ id: z.string().max(idLimit).catch("") }),
        act: async ({ id }) => {
          await endDeviceOf(user.id, id, session);
          return finish({ tone: "ok", title: accessText.deviceEnded });
        },
        explain,
      });
    case "sign-out":
      return handleForm(request, {
        schema: seenSchema,
        act: async ({ seen }) => {
          await signColleagueOut({ userId: user.id, seen }, session);
          const title = accessText.signedOut(user.fullName);
          return finish({ tone: "ok", title, advice: accessText.signedOutAdvice });
        },
        explain,
      });
    case "calendar":
      return handleForm(request, {
        schema: seenSchema,
        act: async ({ seen }) => {
          await endAddressOf({ userId: user.id, seen }, session);
          const advice = accessText.addressEndedAdvice(user.fullName);
          return finish({ tone: "ok", title: accessText.addressEnded, advice });
        },
        explain,
      });
    default:
      return handleForm(request, {
        schema: colleagueSchema,
        keepFor: session.staff.id,
        act: async ({ mobile = "", ...details }) => {
          await updateUser(user.id, { ...details, mobile }, session);
          return finish({ tone: "ok", title: text.saved });
        },
        explain,
      });
  }
}

function toSentFlash({ email }: User): Flash {
  return { tone: "ok", title: text.linkSent, advice: text.linkSentAdvice(email, resetMinutes) };
}

function toCreatedFlash({ fullName }: User, linkId: string): Flash {
  return { tone: "ok", title: text.linkCreated, advice: text.linkCreatedAdvice(fullName), linkId };
}

function explain(error: unknown) {
  if (error instanceof UnknownUserError) return redirect(paths.users());
  if (error instanceof OwnAccountError) return redirect(paths.accountSecurity());
  return undefined;
}
