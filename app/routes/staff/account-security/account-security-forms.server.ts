import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Session } from "~/access/session";
import { passkeySite } from "~/back-office/sign-in/passkey-site.server";
import { changeForm, noFields } from "~/forms/define-form.server";
import { handleForms } from "~/forms/handle-form.server";
import { accountRefusals } from "~/forms/refusals/account.server";
import { idField } from "~/lib/text-fields";
import * as text from "~/messages/account-security";
import { feedEnded } from "~/messages/calendar";
import { paths } from "~/paths";
import { prepareAuthenticatorApp, removeAuthenticatorApp } from "~/staff/factors/authenticator-app.server";
import { renewRecoveryCodes } from "~/staff/factors/own-factors.server";
import { passkeyNameSchema } from "~/staff/factors/passkey-name";
import { addPasskey, removePasskey, renamePasskey } from "~/staff/factors/passkeys.server";
import { endDevice, endOtherDevices } from "~/staff/sessions/devices.server";

/** What the page shows once after a change. */
interface NewCodes {
  codes: string[];
  /** Whether `codes` replace earlier ones. */
  areRenewed: boolean;
}

const named = z.object({ id: idField, name: passkeyNameSchema });
const identified = z.object({ id: idField });
const added = z.object({ name: passkeyNameSchema, passkey: z.string().catch("") });

/** Handles the forms of /account-security; `intent` says which. */
export function handleAccountSecurityForms(request: Request, session: Session) {
  const refusals = accountRefusals;
  return handleForms<NewCodes>(request, {
    "add-passkey": changeForm({
      schema: added,
      secrets: ["passkey"],
      change: ({ name, passkey: answer }) =>
        addPasskey(session, { answer, name, site: passkeySite(request) }),
      done: ({ codes }, { name }) =>
        codes ? { shown: { codes, areRenewed: false } } : text.passkeyAdded(name),
      refusals,
    }),
    "rename-passkey": changeForm({
      schema: named,
      change: ({ id, name }) => renamePasskey(session, id, name),
      done: () => text.passkeyRenamed,
      refusals: {},
    }),
    "remove-passkey": changeForm({
      schema: identified,
      change: ({ id }) => removePasskey(session, id),
      done: () => text.passkeyRemoved,
      refusals,
    }),
    "set-up-app": changeForm({
      schema: noFields,
      change: () => prepareAuthenticatorApp(session),
      done: () => redirect(paths.accountAuthenticator()),
      refusals: {},
    }),
    "remove-app": changeForm({
      schema: noFields,
      change: () => removeAuthenticatorApp(session),
      done: () => text.appRemoved,
      refusals,
    }),
    "renew-codes": changeForm({
      schema: noFields,
      change: () => renewRecoveryCodes(session),
      done: ({ codes }) => ({ shown: { codes, areRenewed: true } }),
      refusals,
    }),
    "end-device": changeForm({
      schema: identified,
      change: ({ id }) => endDevice(session, id),
      done: () => text.deviceEnded,
      refusals: {},
    }),
    "end-others": changeForm({
      schema: noFields,
      change: () => endOtherDevices(session),
      done: () => ({ title: text.othersEnded, advice: feedEnded }),
      refusals: {},
    }),
  });
}
