import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/back-office/account-page";
import { explainRefusal } from "~/back-office/explain-refusal.server";
import { formMeta } from "~/back-office/form-title";
import { redirectWithFlash } from "~/forms/flash.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import { formHeaders } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { guard } from "~/guard.server";
import { addressEnded } from "~/messages/calendar";
import * as text from "~/messages/staff-account";
import { paths } from "~/paths";
import { updateUser } from "~/staff/accounts/update-user.server";
import { findUser } from "~/staff/accounts/users.server";
import { userChangesSchema } from "~/staff/schema";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { ProfileForm } from "./profile-form";

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
  return handleForm(request, {
    schema: userChangesSchema,
    secrets: ["password"],
    keepFor: session.staff.id,
    act: async ({ mobile = "", ...changes }) => {
      const outcome = await updateUser(session.staff.id, { ...changes, mobile }, session);
      if (outcome.result !== "done") return explainRefusal(outcome);
      const { password, email } = changes;
      const hasRevoked = password !== "" || email !== session.staff.email.toLowerCase();
      return redirectWithFlash(request, paths.account(), {
        title: text.profileUpdated,
        ...(hasRevoked && { advice: addressEnded }),
      });
    },
  });
}

export default function Profile() {
  const { profile, isSystemAdmin, flash, kept } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>() ?? kept;
  return (
    <AccountPage title={text.profile} flash={flash}>
      <ProfileForm
        // The server normalizes the values, so the form remounts with the saved ones.
        key={JSON.stringify(profile)}
        profile={profile}
        isEmailFixed={isSystemAdmin}
        lastResult={lastResult}
        savedFlash={flash}
      />
    </AccountPage>
  );
}
