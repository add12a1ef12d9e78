import { z } from "zod";
import type { Session } from "~/access/session";
import {
  respondToResult,
  type FormPost,
  type FormResponse,
  readPost,
  readValues,
  unknownForm,
} from "~/forms/form-post.server";
import { idField } from "~/lib/text-fields";
import { hasMailServer } from "~/mail/outbox-state.server";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { accountRefusals } from "~/refusals/account.server";
import { type FlashInput, redirectWithFlash } from "~/server/flash.server";
import { changeRole } from "~/staff/accounts/change-role.server";
import {
  revokeCalendarFeedOf,
  endDeviceOf,
  signColleagueOut,
} from "~/staff/accounts/colleague-access.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import type { User } from "~/staff/accounts/users.server";
import { createResetLinkForColleague } from "~/staff/passwords/mail-reset-link.server";
import { resetMinutes } from "~/staff/passwords/reset-link.server";
import { colleagueSchema, roleSchema } from "~/staff/schema";

const versionField = z.coerce.number().int().catch(0);

export async function handleUserDetailsForms(
  request: Request,
  session: Session,
  user: User,
): Promise<FormResponse> {
  const post = await readPost(request);
  const refusals = accountRefusals;
  const version = versionField.parse(post.fields.get("version"));
  switch (post.intent) {
    case "details": {
      const { mobile = "", ...details } = readValues(post, colleagueSchema);
      const updated = await updateUser(user.id, { ...details, mobile }, session);
      return respondToResult(post, updated, () => text.saved, refusals);
    }
    case "role":
      return giveRole(post, user, session);
    case "password-link":
      return respondToResult(
        post,
        await createResetLinkForColleague(user.id, session),
        ({ link }) => (hasMailServer() ? toSentFlash(user) : toCreatedFlash(user, link)),
        refusals,
      );
    case "end-device": {
      const id = idField.parse(post.fields.get("id"));
      return respondToResult(post, await endDeviceOf(user.id, id, session), () => text.deviceEnded, refusals);
    }
    case "sign-out": {
      const flash = { title: text.signedOut(user.fullName), advice: text.signedOutAdvice };
      return respondToResult(
        post,
        await signColleagueOut({ userId: user.id, version }, session),
        () => flash,
        refusals,
      );
    }
    case "calendar": {
      const flash = { title: text.feedEnded, advice: text.addressEndedAdvice(user.fullName) };
      const revoked = await revokeCalendarFeedOf({ userId: user.id, version }, session);
      return respondToResult(post, revoked, () => flash, refusals);
    }
    default:
      return unknownForm(post);
  }
}

async function giveRole(post: FormPost, { id, fullName }: User, session: Session): Promise<FormResponse> {
  const { role } = readValues(post, roleSchema);
  const isAdmin = role === "admin";
  const toResponse = () => {
    if (isAdmin) return text.becameAdmin(fullName);
    // Administrators who give up their rights can no longer open this page.
    if (id === session.staff.id) return redirectWithFlash(post.request, paths.account(), text.gaveUp);
    return text.becameStaff(fullName);
  };
  return respondToResult(post, await changeRole(id, isAdmin, session), toResponse, accountRefusals);
}

function toSentFlash({ email }: User): FlashInput {
  return { title: text.linkSent, advice: text.linkSentAdvice(email, resetMinutes) };
}

function toCreatedFlash({ fullName }: User, linkId: string): FlashInput {
  return { title: text.linkCreated, advice: text.linkCreatedAdvice(fullName), linkId };
}
