import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { formMeta } from "~/back-office/page-title";
import { changeForm } from "~/forms/define-form.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import { formHeaders, type FormResult } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { accountRefusals } from "~/forms/refusals/account.server";
import { useForm } from "~/forms/use-form";
import { guard, requireVerificationToType } from "~/guard.server";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/staff-account";
import { paths } from "~/paths";
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
  return toKeptFormPage(request, session.staff.id, {});
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/signup", request);
  return handleForm(
    request,
    changeForm({
      schema: newUserSchema,
      secrets: ["password"],
      keepFor: session.staff.id,
      change: (values) => createUser(values, session),
      done: ({ user: { fullName, email } }) => ({
        title: text.accountCreated(fullName),
        created: { name: fullName, email },
      }),
      refusals: accountRefusals,
    }),
    paths.login(),
  );
}

export default function AddNewStaff() {
  const { flash, kept } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? kept;
  return (
    <>
      <h1 className="mb-7">{text.addNewStaff}</h1>
      <div className="mb-7 max-w-136 empty:hidden">
        <PageFlash flash={flash} />
      </div>
      <NewStaffForm result={result} />
      <p className="mt-7">
        <RichText
          text={text.inviteInstead}
          tags={{ link: (label) => <Link to={paths.invite()}>{label}</Link> }}
        />
      </p>
    </>
  );
}

function NewStaffForm({ result }: { result: FormResult | undefined }) {
  const form = useForm(result, {
    fields: { name: "", email: "", mobile: "", password: "" },
    schema: async () => (await import("~/staff/schema")).newUserSchema,
  });
  const password = form.text("password");
  useClearedInputs([password.id], result);
  return (
    <Form method="post" {...form.props} className="grid max-w-136 gap-5">
      <FormMessages title={text.registrationFailed} {...form.messages} />
      {/* No autofill: the data is the new user's, not the administrator's. */}
      <TextField {...form.text("name")} label={text.fullName} required autoComplete="off" />
      <TextField {...form.text("email")} type="email" label={text.emailAddress} required autoComplete="off" />
      <TextField {...form.text("mobile")} type="tel" label={text.mobileNumber} required autoComplete="off" />
      <TextField
        {...password}
        type="password"
        required
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
