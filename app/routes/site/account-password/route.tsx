import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/back-office/account-page";
import { formTitle } from "~/back-office/page-title";
import { useRequestRecovery } from "~/browser/use-request-recovery";
import { changeForm } from "~/forms/define-form.server";
import { toFormPage } from "~/forms/form-page.server";
import { formHeaders } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { accountRefusals } from "~/forms/refusals/account.server";
import { guard, requireRecentVerification } from "~/guard.server";
import * as text from "~/messages/account-password";
import * as refusalsText from "~/messages/refusals";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { changePassword } from "~/staff/accounts/update-user.server";
import { hasSecondFactor } from "~/staff/factors/find-factors.server";
import { passwordChangeSchema } from "~/staff/schema";
import { Container } from "~/ui/container";
import { PasswordForm } from "./password-form";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(text.title, data?.isRefused) },
  { name: "robots", content: "noindex" },
];

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/site/account-password", request);
  const { id, email, fullName } = session.staff;
  const page = await toFormPage(request, { owner: { email, fullName } });
  const { flash, isRefused } = page.data;
  // The current password, which the form asks for, confirms who it is where there is no second factor. After a change nothing is asked.
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

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/site/account-password", request);
  return handleForm(
    request,
    changeForm({
      schema: passwordChangeSchema(session.staff),
      secrets: ["currentPassword", "newPassword", "confirmPassword"],
      change: (values) => changePassword(session, values),
      done: () => ({ title: text.updated, advice: text.updatedAdvice }),
      refusals,
    }),
  );
}

export default function ChangePassword() {
  useRequestRecovery();
  const { owner, flash } = useLoaderData<typeof loader>();
  return (
    // As dense as the other pages of the account, which are in the back office.
    <Container data-density="compact" className="py-[clamp(2rem,1.5rem+2vw,4rem)]">
      <AccountPage title={text.title} flash={flash}>
        <PasswordForm owner={owner} result={useActionData<typeof action>()} savedFlash={flash} />
        <p>
          <RichText
            text={text.signedInAs(owner.email)}
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
