import { getFormProps } from "@conform-to/react";
import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formMeta } from "~/back-office/page-title";
import { RecoveryCodes } from "~/back-office/sign-in/recovery-codes";
import { formAction } from "~/forms/form-action.server";
import { showsRefusedForm } from "~/forms/form-page.server";
import { respondToResult, readPost, readValues } from "~/forms/form-post.server";
import { formHeaders, type FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard, requireRecentVerification } from "~/guard.server";
import { toQrCode } from "~/lib/qr-code.server";
import * as text from "~/messages/account-security";
import { paths } from "~/paths";
import { accountRefusals } from "~/refusals/account.server";
import { company } from "~/settings/company";
import {
  confirmAuthenticatorApp,
  findPreparedSecret,
  toTotpAddress,
} from "~/staff/factors/authenticator-app.server";
import { FormMessages } from "~/ui/form-messages";
import { QrDrawing } from "~/ui/qr-drawing";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

export const meta = formMeta(text.setUpTitle);
export const headers = formHeaders;

/** Shows the new secret until its first code is entered. Without one, redirects to the overview, whose button creates it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/account-authenticator", request);
  await requireRecentVerification(request, session, "factors-changed");
  const isPosted = showsRefusedForm(request);
  const { email } = session.staff;
  const secret = await findPreparedSecret(session.staff.id);
  if (!secret && !isPosted) throw redirect(paths.accountSecurity());
  const code = secret ? toQrCode(toTotpAddress(secret, { issuer: company().name, email })) : null;
  return data({
    email,
    code,
    secret: secret?.replace(/.{4}(?=.)/g, "$& ") ?? "",
    isRefused: isPosted && Boolean(secret),
  });
}

/** After the first code, the page shows the recovery codes. A revalidation would redirect away from them. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

const schema = z.object({ code: z.string().catch("") });

export const action = formAction<{ codes: string[] }>(async ({ request }) => {
  const session = await guard("routes/staff/account-authenticator", request);
  const post = await readPost(request, { to: paths.accountSecurity() });
  const { code } = readValues(post, schema, { secrets: ["code"] });
  const confirmed = await confirmAuthenticatorApp(session, code);
  const toFlash = ({ codes }: { codes?: string[] | null }) =>
    codes ? { resultData: { codes } } : text.appAdded;
  return respondToResult(post, confirmed, toFlash, accountRefusals);
});

export default function SetUpAuthenticator() {
  const { email, code, secret } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (result?.codes) return <RecoveryCodes codes={result.codes} email={email} areFirst />;
  return (
    <div className="grid max-w-read gap-6">
      <h1>{text.setUpTitle}</h1>
      <ol className="grid list-decimal gap-2 ps-6">
        {text.setUpSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-6">
        {code && (
          <div className="bg-white p-5">
            <QrDrawing code={code} label={text.qrCode} className="size-48" />
          </div>
        )}
        <div className="grid min-w-0 gap-1">
          <p className="font-medium">{text.key}</p>
          <p className="font-mono wrap-anywhere">{secret}</p>
          <p className="text-small text-muted">{text.keyHint}</p>
        </div>
      </div>
      <CodeForm result={result} />
      <p>
        <Link to={paths.accountSecurity()} className="inline-flex min-h-11 items-center underline">
          {text.back}
        </Link>
      </p>
    </div>
  );
}

function CodeForm({ result }: { result: FormResult | undefined }) {
  const [form, { code }] = useForm({
    id: "authenticator",
    lastResult: result,
    defaultValue: { code: "" },
  });
  useClearedInputs([code.id], !form.valid && result, code.id);
  return (
    <Form method="post" {...getFormProps(form)} className="grid max-w-104 gap-6">
      <FormMessages form={form} />
      <TextField
        field={code}
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
      />
      <SubmitButton variant="primary" className="justify-self-start">
        {text.confirmApp}
      </SubmitButton>
    </Form>
  );
}
