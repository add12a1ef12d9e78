import { getFormProps } from "@conform-to/react";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { Session } from "~/access/session";
import { formMeta } from "~/back-office/page-title";
import { findFactorMethods } from "~/back-office/sign-in/factor-methods.server";
import { passkeySite } from "~/back-office/sign-in/passkey-site.server";
import { SecondFactorForms } from "~/back-office/sign-in/second-factor-forms";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { respondToResult, type FormPost, parsePost, readPost, showForm } from "~/forms/form-post.server";
import { formHeaders, type FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { readRedirect } from "~/lib/safe-redirect";
import * as text from "~/messages/account-security";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { accountRefusals } from "~/refusals/account.server";
import { ownPasswordSchema, secondFactorSchema } from "~/staff/schema";
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
  const methods = await findFactorMethods(request, staff.id);
  return toFormPage(request, { email: staff.email, methods, redirectTo });
}

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/confirm-identity", request);
  const post = await readPost(request);
  const isByPassword = post.fields.has("password");
  const confirmed = isByPassword ? await byPassword(post, session) : await byFactor(post, session);
  if (!confirmed) return showForm(post);
  return respondToResult(
    post,
    confirmed,
    async ({ secret }) => {
      const headers = { "Set-Cookie": await writeSessionCookie(request, secret, maxSessionAge) };
      return redirect(readRedirect(request, paths.account()), { headers });
    },
    accountRefusals,
  );
});

/** @returns undefined for an invalid form */
async function byPassword(post: FormPost, session: Session) {
  const submission = parsePost(post, ownPasswordSchema, { secrets: ["password"] });
  return submission.status === "success" ? confirmByPassword(session, submission.value.password) : undefined;
}

/** @returns undefined for an invalid form */
async function byFactor(post: FormPost, session: Session) {
  const { request } = post;
  const submission = parsePost(post, secondFactorSchema, { secrets: ["code", "passkey"] });
  if (submission.status !== "success") return undefined;
  const { code = "", passkey } = submission.value;
  const factor = passkey ? { passkey, site: passkeySite(request) } : { code };
  return confirmByFactor(session, factor, await findKnownDevice(request, session.staff.id));
}

export default function ConfirmIdentity() {
  const { email, methods, redirectTo, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const otherMethodUrl = paths.confirmIdentity({
    redirectTo,
    with: methods.wantsRecovery ? undefined : "recovery",
  });
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
        {methods.hasPasskey || methods.hasApp ? (
          <SecondFactorForms
            purpose="confirm"
            methods={methods}
            otherMethodUrl={otherMethodUrl}
            result={result}
          />
        ) : (
          <PasswordForm email={email} result={result} />
        )}
      </div>
    </>
  );
}

function PasswordForm({ email, result }: { email: string; result: FormResult | undefined }) {
  const [form, { password }] = useForm({
    id: "confirm-identity",
    lastResult: result,
    defaultValue: { password: "" },
  });
  useClearedInputs([password.id], result);
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-6">
      <FormMessages form={form} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        field={password}
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
