import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/back-office/account-page";
import { formMeta } from "~/back-office/page-title";
import { WatchedForm } from "~/back-office/unsent-input/watched-form";
import { constraintOf } from "~/forms/constraint.server";
import { formAction } from "~/forms/form-action.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import { respondToResult, readPost, readValues } from "~/forms/form-post.server";
import { formHeaders } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { feedEnded } from "~/messages/calendar";
import * as text from "~/messages/staff-account";
import { accountRefusals } from "~/refusals/account.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import { findUser } from "~/staff/accounts/users.server";
import { passwordHint } from "~/staff/password-rules/password-rules";
import { userChangesSchema } from "~/staff/schema";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { FormMessages } from "~/ui/form-messages";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

export const meta = formMeta(text.profile);
export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/account", request);
  const { fullName, email, mobile } = (await findUser(staff.id)) ?? { ...staff, mobile: "" };
  return toKeptFormPage(request, staff.id, {
    profile: { fullName, email, mobile },
    isSystemAdmin: isSystemAdmin(staff),
    constraint: constraintOf(userChangesSchema),
  });
}

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/account", request);
  const post = await readPost(request);
  const { mobile = "", ...changes } = readValues(post, userChangesSchema, { secrets: ["password"] });
  const changed = await updateUser(session.staff.id, { ...changes, mobile }, session);
  const hasRevoked = changes.password !== "" || changes.email !== session.staff.email.toLowerCase();
  const flash = { title: text.profileUpdated, ...(hasRevoked && { advice: feedEnded }) };
  return respondToResult(post, changed, () => flash, accountRefusals);
});

export default function Profile() {
  const { profile, flash } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={text.profile} flash={flash}>
      {/* The server normalizes the values, so the form remounts with the saved ones. */}
      <ProfileForm key={JSON.stringify(profile)} />
    </AccountPage>
  );
}

function ProfileForm() {
  const { profile, isSystemAdmin, constraint, flash, kept } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>() ?? kept;
  const [form, fields] = useForm({
    id: "profile",
    lastResult: lastResult,
    defaultValue: { ...profile, password: "" },
    constraint,
  });
  // A new flash means that the form was accepted.
  useClearedInputs([fields.password.id], lastResult ?? flash);

  return (
    <WatchedForm {...getFormProps(form)} isRefused={Boolean(lastResult)} className="grid gap-5">
      <FormMessages form={form} />
      <TextField field={fields.fullName} label={text.name} autoComplete="name" />
      <TextField
        field={fields.email}
        type="email"
        label={text.email}
        hint={isSystemAdmin && text.emailIsFixed}
        readOnly={isSystemAdmin}
        autoComplete="email"
      />
      <TextField field={fields.mobile} type="tel" label={text.phoneNumber} optional autoComplete="tel" />
      <TextField
        field={fields.password}
        type="password"
        label={text.updatePassword}
        hint={text.keepPassword(passwordHint)}
        autoComplete="new-password"
      />
      <SubmitButton variant="primary" size="sm" className="justify-self-start">
        {text.updateInfo}
      </SubmitButton>
    </WatchedForm>
  );
}
