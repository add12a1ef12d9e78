import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { formMeta } from "~/back-office/page-title";
import { constraintOf } from "~/forms/constraint.server";
import { formAction } from "~/forms/form-action.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import { respondToResult, readPost, readValues } from "~/forms/form-post.server";
import { formHeaders } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard, requireVerificationToType } from "~/guard.server";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/staff-account";
import { paths } from "~/paths";
import { accountRefusals } from "~/refusals/account.server";
import { createUser } from "~/staff/accounts/create-user.server";
import { passwordHint } from "~/staff/password-rules/password-rules";
import { newUserSchema } from "~/staff/schema";
import { FormMessages } from "~/ui/form-messages";
import { PageFlash } from "~/ui/page-messages";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

export const meta = formMeta(text.addNewStaff);
export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/signup", request);
  await requireVerificationToType(request, session, "account-created");
  return toKeptFormPage(request, session.staff.id, { constraint: constraintOf(newUserSchema) });
}

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/signup", request);
  const post = await readPost(request, { to: paths.login() });
  const values = readValues(post, newUserSchema, { secrets: ["password"] });
  return respondToResult(
    post,
    await createUser(values, session),
    ({ user: { fullName, email } }) => ({
      title: text.accountCreated(fullName),
      created: { name: fullName, email },
    }),
    accountRefusals,
  );
});

export default function AddNewStaff() {
  const { flash } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="mb-7">{text.addNewStaff}</h1>
      <div className="mb-7 max-w-136 empty:hidden">
        <PageFlash flash={flash} />
      </div>
      <NewStaffForm />
      <p className="mt-7">
        <RichText
          text={text.inviteInstead}
          tags={{ link: (label) => <Link to={paths.invite()}>{label}</Link> }}
        />
      </p>
    </>
  );
}

function NewStaffForm() {
  const { constraint, kept } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>() ?? kept;
  const [form, fields] = useForm({
    id: "signup",
    lastResult,
    defaultValue: { name: "", email: "", mobile: "", password: "" },
    constraint,
  });
  useClearedInputs([fields.password.id], lastResult);
  return (
    <Form method="post" {...getFormProps(form)} className="grid max-w-136 gap-5">
      <FormMessages title={text.registrationFailed} form={form} />
      {/* No autofill, because the data are the new user's, not the administrator's. */}
      <TextField field={fields.name} label={text.fullName} autoComplete="off" />
      <TextField field={fields.email} type="email" label={text.emailAddress} autoComplete="off" />
      <TextField field={fields.mobile} type="tel" label={text.mobileNumber} autoComplete="off" />
      <TextField
        field={fields.password}
        type="password"
        label={text.password}
        hint={passwordHint}
        autoComplete="new-password"
      />
      <SubmitButton variant="primary" size="sm" className="justify-self-start">
        {text.createUser}
      </SubmitButton>
    </Form>
  );
}
