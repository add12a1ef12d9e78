import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/back-office/account-page";
import { formTitle } from "~/back-office/page-title";
import { useRequestRecovery } from "~/browser/use-request-recovery";
import { constraintOf } from "~/forms/constraint.server";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { respondToResult, readPost, readValues } from "~/forms/form-post.server";
import { errorsOf, formHeaders } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard, requireRecentVerification } from "~/guard.server";
import * as text from "~/messages/account-password";
import * as refusalsText from "~/messages/refusals";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { accountRefusals } from "~/refusals/account.server";
import { changePassword } from "~/staff/accounts/update-user.server";
import { hasSecondFactor } from "~/staff/factors/find-factors.server";
import { passwordHint } from "~/staff/password-rules/password-rules";
import { passwordChangeSchema } from "~/staff/schema";
import { Container } from "~/ui/container";
import { FormMessages } from "~/ui/form-messages";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(text.title, data?.isRefused) },
  { name: "robots", content: "noindex" },
];

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/site/account-password", request);
  const { id, email } = session.staff;
  const page = await toFormPage(request, { email, constraint: constraintOf(passwordChangeSchema({})) });
  const { flash, isRefused } = page.data;
  // Without a second factor, the current password is the confirmation. Right after a change, no confirmation is needed.
  if (!flash && !isRefused && (await hasSecondFactor(id)))
    await requireRecentVerification(request, session, "password-changed");
  return page;
}

const refusals = {
  ...accountRefusals,
  "wrong-password": {
    page: () => ({ status: 400, errors: { currentPassword: [refusalsText.wrongPassword] } }),
  },
};

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/site/account-password", request);
  const post = await readPost(request);
  const values = readValues(post, passwordChangeSchema(session.staff), {
    secrets: ["currentPassword", "newPassword", "confirmPassword"],
  });
  const flash = { title: text.updated, advice: text.updatedAdvice };
  return respondToResult(post, await changePassword(session, values), () => flash, refusals);
});

export default function ChangePassword() {
  useRequestRecovery();
  const { email, flash } = useLoaderData<typeof loader>();
  return (
    // The same density as the account's other pages, which are in the back office.
    <Container data-density="compact" className="py-[clamp(2rem,1.5rem+2vw,4rem)]">
      <AccountPage title={text.title} flash={flash}>
        <PasswordForm />
        <p>
          <RichText
            text={text.signedInAs(email)}
            tags={{
              email: (email) => <span className="font-medium wrap-anywhere">{email}</span>,
              dashboard: (label) => <Link to={paths.dashboard()}>{label}</Link>,
            }}
          />
        </p>
      </AccountPage>
    </Container>
  );
}

function PasswordForm() {
  const { email, constraint, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const [form, fields] = useForm({
    id: "password",
    lastResult: result,
    defaultValue: { currentPassword: "", newPassword: "", confirmPassword: "" },
    constraint,
  });
  // A mistake in the new password clears no input. A new flash means that the password was changed.
  const mistakes = errorsOf(result, "newPassword") ?? errorsOf(result, "confirmPassword");
  useClearedInputs(
    [fields.currentPassword.id, fields.newPassword.id, fields.confirmPassword.id],
    mistakes ? undefined : (result ?? flash),
  );

  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-6">
      <FormMessages form={form} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        field={fields.currentPassword}
        type="password"
        label={text.current}
        autoComplete="current-password"
      />
      <TextField
        field={fields.newPassword}
        type="password"
        label={text.next}
        hint={passwordHint}
        autoComplete="new-password"
      />
      <TextField
        field={fields.confirmPassword}
        type="password"
        label={text.confirm}
        autoComplete="new-password"
      />
      <SubmitButton variant="primary" className="justify-self-start">
        {text.button}
      </SubmitButton>
    </Form>
  );
}
