import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Session } from "~/access/session";
import { passkeySite } from "~/back-office/passkey-site.server";
import { actForm, buttonForm } from "~/forms/define-form.server";
import { explainRefusal } from "~/forms/explain-refusal.server";
import { type FlashInput, redirectWithFlash } from "~/forms/flash.server";
import { handleForms } from "~/forms/handle-form.server";
import { accountRefusals } from "~/forms/refusals/account.server";
import { idField } from "~/lib/text-fields";
import * as text from "~/messages/account-security";
import { addressEnded } from "~/messages/calendar";
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

/** Makes one change of /account-security; `intent` names it. */
export function changeSecurity(request: Request, session: Session) {
  const finish = (said: FlashInput) => redirectWithFlash(request, paths.accountSecurity(), said);
  const handlers = {
    "add-passkey": actForm({
      schema: added,
      secrets: ["passkey"],
      act: async ({ name, passkey: answer }) => {
        const outcome = await addPasskey(session, { answer, name, site: passkeySite(request) });
        if (outcome.result !== "done") return explainRefusal(accountRefusals, outcome);
        const { codes } = outcome;
        return codes ? { shown: { codes, areRenewed: false } } : finish(text.passkeyAdded(name));
      },
    }),
    "rename-passkey": actForm({
      schema: named,
      act: async ({ id, name }) => {
        await renamePasskey(session, id, name);
        return finish(text.passkeyRenamed);
      },
    }),
    "remove-passkey": actForm({
      schema: identified,
      act: async ({ id }) => {
        const outcome = await removePasskey(session, id);
        return outcome.result === "done"
          ? finish(text.passkeyRemoved)
          : explainRefusal(accountRefusals, outcome);
      },
    }),
    "set-up-app": buttonForm(async () => {
      await prepareAuthenticatorApp(session);
      return redirect(paths.accountAuthenticator());
    }),
    "remove-app": buttonForm(async () => {
      const outcome = await removeAuthenticatorApp(session);
      return outcome.result === "done" ? finish(text.appRemoved) : explainRefusal(accountRefusals, outcome);
    }),
    "renew-codes": buttonForm(async () => {
      const outcome = await renewRecoveryCodes(session);
      if (outcome.result !== "done") return explainRefusal(accountRefusals, outcome);
      return { shown: { codes: outcome.codes, areRenewed: true } };
    }),
    "end-device": actForm({
      schema: identified,
      act: async ({ id }) => {
        await endDevice(session, id);
        return finish(text.deviceEnded);
      },
    }),
    "end-others": buttonForm(async () => {
      await endOtherDevices(session);
      return finish({ title: text.othersEnded, advice: addressEnded });
    }),
  };
  return handleForms<NewCodes>(request, handlers);
}
