import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { Session } from "~/access/session";
import { formMeta } from "~/back-office/page-title";
import { findFactorWays } from "~/back-office/sign-in/factor-ways.server";
import { passkeySite } from "~/back-office/sign-in/passkey-site.server";
import { SecondFactorForms } from "~/back-office/sign-in/second-factor-forms";
import { changeForm } from "~/forms/define-form.server";
import { toFormPage } from "~/forms/form-page.server";
import { formHeaders, type FormResult } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { accountRefusals } from "~/forms/refusals/account.server";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { readRedirect } from "~/lib/safe-redirect";
import * as text from "~/messages/account-security";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { type Confirmation, confirmationSchema } from "~/staff/schema";
import { maxSessionAge, writeSessionCookie } from "~/staff/sessions/sessions.server";
import { confirmByFactor, confirmByPassword } from "~/staff/sign-in/confirm-identity.server";
import { findKnownDevice } from "~/staff/sign-in/device-cookie.server";
import { FormMessages } from "~/ui/form-messages";
import { PageFlash } from "~/ui/page-messages";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

export const meta = formMeta(text.identityTitle);
export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/confirm-identity", request);
  const redirectTo = readRedirect(request, paths.account());
  const ways = await findFactorWays(request, staff.id);
  return toFormPage(request, { email: staff.email, ways, redirectTo });
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/confirm-identity", request);
  return handleForm(
    request,
    changeForm({
      schema: confirmationSchema,
      secrets: ["password", "code", "passkey"],
      change: (fields) => confirm(request, session, fields),
      done: async ({ secret }) => {
        const headers = { "Set-Cookie": await writeSessionCookie(request, secret, maxSessionAge) };
        return redirect(readRedirect(request, paths.account()), { headers });
      },
      refusals: accountRefusals,
    }),
  );
}

async function confirm(request: Request, session: Session, fields: Confirmation) {
  const { password, code, passkey } = fields;
  if (password) return confirmByPassword(session, password);
  const answer = passkey ? { passkey, site: passkeySite(request) } : { code: code ?? "" };
  return confirmByFactor(session, answer, await findKnownDevice(request, session.staff.id));
}

export default function ConfirmIdentity() {
  const { email, ways, redirectTo, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const otherWay = paths.confirmIdentity({ redirectTo, with: ways.wantsRecovery ? undefined : "recovery" });
  return (
    <>
      <h1 className="mb-3">{text.identityTitle}</h1>
      <p className="mb-6 max-w-136 text-muted">{text.identityLead}</p>
      <div className="grid max-w-104 gap-5">
        <PageFlash flash={flash} />
        <p>
          <RichText
            text={text.identitySignedInAs(email)}
            tags={{ email: (label) => <span className="font-medium wrap-anywhere">{label}</span> }}
          />
        </p>
        {ways.hasPasskey || ways.hasApp ? (
          <SecondFactorForms purpose="confirm" ways={ways} otherWay={otherWay} result={result} />
        ) : (
          <PasswordForm email={email} result={result} />
        )}
      </div>
    </>
  );
}

function PasswordForm({ email, result }: { email: string; result: FormResult | undefined }) {
  const form = useForm(result, {
    fields: { password: "" },
    schema: async () => (await import("~/staff/schema")).ownPasswordSchema,
  });
  const password = form.text("password");
  useClearedInputs([password.id], result);
  return (
    <Form method="post" {...form.props} className="grid gap-6">
      <FormMessages {...form.messages} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...password}
        type="password"
        required
        label={text.identityPassword}
        autoComplete="current-password"
      />
      <SubmitButton variant="primary" className="justify-self-start">
        {text.identityConfirm}
      </SubmitButton>
    </Form>
  );
}
