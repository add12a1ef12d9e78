import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/back-office/account-page";
import { DeviceList, toDeviceRow } from "~/back-office/device-list";
import { IntentButton } from "~/back-office/intent-button";
import { formMeta } from "~/back-office/page-title";
import { RecoveryCodes } from "~/back-office/sign-in/recovery-codes";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { formHeaders, messagesOf } from "~/forms/form-result";
import { guard, requireRecentVerification } from "~/guard.server";
import { formatPacificShort } from "~/lib/pacific-time";
import * as text from "~/messages/account-security";
import { clientAddress } from "~/server/request-context.server";
import { findFactors } from "~/staff/factors/find-factors.server";
import { listDevices } from "~/staff/sessions/devices.server";
import { Banner } from "~/ui/banner";
import { MessageBanner } from "~/ui/page-messages";
import { Panel } from "~/ui/panel";
import { handleAccountSecurityForms } from "./account-security-forms.server";
import { PasskeySection } from "./passkey-section";

export const meta = formMeta(text.title);
export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/account-security", request);
  await requireRecentVerification(request, session, "factors-changed");
  const factors = await findFactors(session.staff.id);
  const devices = await listDevices(session.staff.id, session.id);
  const show = (date: Date) => formatPacificShort(date);
  return toFormPage(request, {
    email: session.staff.email,
    passkeys: factors.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      times: [
        text.added(show(createdAt)),
        lastUsedAt ? text.lastUsed(show(lastUsedAt)) : text.neverUsed,
      ].join(", "),
    })),
    appSince: factors.authenticatorSince && show(factors.authenticatorSince),
    recoveryCodesLeft: factors.recoveryCodesLeft,
    devices: devices.map((device) => toDeviceRow(device, clientAddress())),
    mustAddFactor: session.mustAddFactor ?? false,
  });
}

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/account-security", request);
  return handleAccountSecurityForms(request, session);
});

export default function Security() {
  const { flash, mustAddFactor, email, passkeys, appSince, recoveryCodesLeft, devices } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (result?.codes)
    return <RecoveryCodes codes={result.codes} email={email} areFirst={!result.areRenewed} />;
  return (
    <AccountPage title={text.title} flash={flash} className="max-w-read">
      <MessageBanner messages={messagesOf(result)} />
      {mustAddFactor && (
        <Banner tone="warn" title={text.required}>
          <p>{text.requiredAdvice}</p>
        </Banner>
      )}
      <p className="text-muted">{text.lead}</p>
      <PasskeySection passkeys={passkeys} result={result} />
      <Panel title={text.app}>
        <div className="grid gap-4">
          <p className="text-muted">{text.appLead}</p>
          {appSince && <p>{text.appSince(appSince)}</p>}
          {appSince ? (
            <IntentButton intent="remove-app" variant="danger">
              {text.removeApp}
            </IntentButton>
          ) : (
            <IntentButton intent="set-up-app">{text.setUpApp}</IntentButton>
          )}
        </div>
      </Panel>
      {/* Recovery codes replace a second factor, so an account without one has no codes. */}
      {(appSince ?? passkeys.length > 0) && (
        <Panel title={text.recovery}>
          <div className="grid gap-4">
            <p className="text-muted">{text.recoveryLead}</p>
            <p>{text.recoveryLeft(recoveryCodesLeft)}</p>
            <IntentButton intent="renew-codes">{text.renewCodes}</IntentButton>
          </div>
        </Panel>
      )}
      <Panel title={text.devices}>
        <div className="grid gap-4">
          <p className="text-muted">{text.devicesLead}</p>
          <DeviceList devices={devices} />
          {devices.length > 1 && (
            <IntentButton intent="end-others" variant="danger">
              {text.signOutOthers}
            </IntentButton>
          )}
        </div>
      </Panel>
    </AccountPage>
  );
}
