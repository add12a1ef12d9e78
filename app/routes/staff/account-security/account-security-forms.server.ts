import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Session } from "~/access/session";
import { passkeySite } from "~/back-office/sign-in/passkey-site.server";
import {
  respondToResult,
  type FormPost,
  type FormResponse,
  readPost,
  readValues,
  redirectOrShow,
  unknownForm,
} from "~/forms/form-post.server";
import { idField } from "~/lib/text-fields";
import * as text from "~/messages/account-security";
import { feedEnded } from "~/messages/calendar";
import { paths } from "~/paths";
import { accountRefusals } from "~/refusals/account.server";
import { prepareAuthenticatorApp, removeAuthenticatorApp } from "~/staff/factors/authenticator-app.server";
import { renewRecoveryCodes } from "~/staff/factors/own-factors.server";
import { passkeyNameSchema } from "~/staff/factors/passkey-name";
import { addPasskey, removePasskey, renamePasskey } from "~/staff/factors/passkeys.server";
import { endDevice, endOtherDevices } from "~/staff/sessions/devices.server";

/** Codes that the page shows once, after a change. */
interface NewCodes {
  codes: string[];
  areRenewed: boolean;
}

const namedSchema = z.object({ id: idField, name: passkeyNameSchema });
const added = z.object({ name: passkeyNameSchema, passkey: z.string().catch("") });

export async function handleAccountSecurityForms(
  request: Request,
  session: Session,
): Promise<FormResponse<NewCodes>> {
  const post = await readPost(request);
  const id = idField.parse(post.fields.get("id"));
  const refusals = accountRefusals;
  switch (post.intent) {
    case "add-passkey":
      return addNamedPasskey(post, session);
    case "rename-passkey": {
      const { name } = readValues(post, namedSchema);
      await renamePasskey(session, id, name);
      return redirectOrShow(post, text.passkeyRenamed);
    }
    case "remove-passkey":
      return respondToResult(post, await removePasskey(session, id), () => text.passkeyRemoved, refusals);
    case "set-up-app":
      await prepareAuthenticatorApp(session);
      return redirect(paths.accountAuthenticator());
    case "remove-app":
      return respondToResult(post, await removeAuthenticatorApp(session), () => text.appRemoved, refusals);
    case "renew-codes": {
      const toFlash = ({ codes }: Pick<NewCodes, "codes">) => ({ resultData: { codes, areRenewed: true } });
      return respondToResult(post, await renewRecoveryCodes(session), toFlash, refusals);
    }
    case "end-device":
      await endDevice(session, id);
      return redirectOrShow(post, text.deviceEnded);
    case "end-others":
      await endOtherDevices(session);
      return redirectOrShow(post, { title: text.othersEnded, advice: feedEnded });
    default:
      return unknownForm(post);
  }
}

async function addNamedPasskey(post: FormPost, session: Session): Promise<FormResponse<NewCodes>> {
  const { name, passkey } = readValues(post, added, { secrets: ["passkey"] });
  const outcome = await addPasskey(session, { answer: passkey, name, site: passkeySite(post.request) });
  return respondToResult(
    post,
    outcome,
    ({ codes }) => (codes ? { resultData: { codes, areRenewed: false } } : text.passkeyAdded(name)),
    accountRefusals,
  );
}
