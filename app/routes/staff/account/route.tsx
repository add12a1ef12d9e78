import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/back-office/account-page";
import { formMeta } from "~/back-office/page-title";
import { WatchedForm } from "~/back-office/unsent-input/watched-form";
import { changeForm } from "~/forms/define-form.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import { formHeaders, type FormResult } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { accountRefusals } from "~/forms/refusals/account.server";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { feedEnded } from "~/messages/calendar";
import * as text from "~/messages/staff-account";
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
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/account", request);
  return handleForm(
    request,
    changeForm({
      schema: userChangesSchema,
      secrets: ["password"],
      keepFor: session.staff.id,
      change: ({ mobile = "", ...changes }) => updateUser(session.staff.id, { ...changes, mobile }, session),
      done: (_changed, { password, email }) => {
        const hasRevoked = password !== "" || email !== session.staff.email.toLowerCase();
        return { title: text.profileUpdated, ...(hasRevoked && { advice: feedEnded }) };
      },
      refusals: accountRefusals,
    }),
  );
}

export default function Profile() {
  const { profile, isSystemAdmin, flash, kept } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? kept;
  return (
    <AccountPage title={text.profile} flash={flash}>
      <ProfileForm
        // The server normalizes the values, so the form remounts with the saved ones.
        key={JSON.stringify(profile)}
        profile={profile}
        isEmailFixed={isSystemAdmin}
        result={result}
        savedFlash={flash}
      />
    </AccountPage>
  );
}

/**
 * The form that changes the user's own name, email, telephone number and password.
 *
 * @param isEmailFixed whether the email is a server setting, which cannot be changed here
 * @param savedFlash the flash message of a successful submission; a new one clears the password
 */
function ProfileForm({
  profile,
  isEmailFixed,
  result,
  savedFlash,
}: {
  profile: { fullName: string; email: string; mobile: string };
  isEmailFixed: boolean;
  result: FormResult | undefined;
  savedFlash: unknown;
}) {
  const { fullName, email, mobile } = profile;
  const form = useForm(result, {
    fields: { fullName, email, mobile, password: "" },
    schema: async () => (await import("~/staff/schema")).userChangesSchema,
  });
  const password = form.text("password");
  useClearedInputs([password.id], result ?? savedFlash);

  return (
    <WatchedForm isRefused={form.isRefused} {...form.props} className="grid gap-5">
      <FormMessages {...form.messages} />
      <TextField {...form.text("fullName")} label={text.name} required autoComplete="name" />
      <TextField
        {...form.text("email")}
        type="email"
        required
        label={text.email}
        hint={isEmailFixed && text.emailIsFixed}
        readOnly={isEmailFixed}
        autoComplete="email"
      />
      <TextField {...form.text("mobile")} type="tel" label={text.phoneNumber} optional autoComplete="tel" />
      <TextField
        {...password}
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
