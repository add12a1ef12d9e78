import { data, redirect } from "@remix-run/node";
import { explainRefusal } from "~/back-office/explain-refusal.server";
import { passkeySite } from "~/back-office/passkey-site.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { type FormRefusal, readFormOrRefusal, toServerErrorRefusal } from "~/forms/handle-form.server";
import { redirectIfSessionEnded } from "~/guard.server";
import * as text from "~/messages/account-security";
import { addressEnded } from "~/messages/calendar";
import { paths } from "~/paths";
import { prepareAuthenticatorApp, removeAuthenticatorApp } from "~/staff/factors/authenticator-app.server";
import { passkeyNameSchema } from "~/staff/factors/passkey-name";
import { addPasskey, removePasskey, renamePasskey } from "~/staff/factors/passkeys.server";
import { renewRecoveryCodes } from "~/staff/factors/renew-recovery-codes.server";
import { endDevice, endOtherDevices } from "~/staff/sessions/devices.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { NoFactorError } from "~/staff/user-errors";

/** The action data: new recovery codes, which are shown once, or why a change was refused. */
export interface SecurityResult {
  codes?: string[];
  /** Whether `codes` replace earlier ones. */
  areRenewed?: boolean;
  refusal?: {
    /** The id of the passkey whose name was refused; `new` for a new one. */
    id?: string;
    /** The submitted name. */
    name?: string;
    messages: string[];
  };
}

/** Makes one change of /account-security; `intent` names it. */
export async function changeSecurity(request: Request, session: Session) {
  const form = await readFormOrRefusal(request);
  if (!(form instanceof URLSearchParams)) return refuse(form);
  try {
    return await redirectIfSessionEnded(request, () => change(request, session, form));
  } catch (error) {
    if (error instanceof NoFactorError) return redirect(paths.accountSecurity());
    return refuse(explainRefusal(error) ?? toServerErrorRefusal(error));
  }
}

async function change(request: Request, session: Session, form: URLSearchParams) {
  const id = form.get("id") ?? "";
  const done = (title: string, advice?: string) =>
    redirectWithFlash(request, paths.accountSecurity(), { tone: "ok", title, ...(advice && { advice }) });
  switch (form.get("intent")) {
    case "rename-passkey":
      return withName(id, form, async (name) => {
        await renamePasskey(session, id, name);
        return done(text.passkeyRenamed);
      });
    case "remove-passkey":
      await removePasskey(session, id);
      return done(text.passkeyRemoved);
    case "set-up-app":
      await prepareAuthenticatorApp(session);
      return redirect(paths.accountAuthenticator());
    case "remove-app":
      await removeAuthenticatorApp(session);
      return done(text.appRemoved);
    case "renew-codes":
      return show({ codes: await renewRecoveryCodes(session), areRenewed: true });
    case "end-device":
      await endDevice(session, id);
      return done(text.deviceEnded);
    case "end-others":
      await endOtherDevices(session);
      return done(text.othersEnded, addressEnded);
    case null: // The button of a passkey sends no intent.
      return withName("new", form, async (name) => {
        const input = { answer: form.get("passkey") ?? "", name, site: passkeySite(request) };
        const codes = await addPasskey(session, input);
        return codes ? show({ codes }) : done(text.passkeyAdded(name));
      });
    default:
      return redirect(paths.accountSecurity());
  }
}

/** Runs a change with the name of a passkey, or refuses the name. */
async function withName<Result>(id: string, form: URLSearchParams, run: (name: string) => Promise<Result>) {
  const submitted = form.get("name") ?? "";
  const { data: name, error } = passkeyNameSchema.safeParse(submitted);
  if (!error) return run(name);
  const messages = [error.issues[0]?.message ?? ""];
  return show({ refusal: { id, name: submitted, messages } }, { status: 400 });
}

function refuse({ status, headers, messages = [], errors = {} }: FormRefusal) {
  return show({ refusal: { messages: [...messages, ...Object.values(errors).flat()] } }, { status, headers });
}

function show(result: SecurityResult, init?: ResponseInit) {
  return data(result, init);
}
