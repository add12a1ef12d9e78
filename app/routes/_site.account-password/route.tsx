import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useRequestRecovery } from "~/browser/use-request-recovery";
import { showsRefusedForm, handleForm } from "~/forms/handle-form.server";
import { redirectWithFlash, consumeFlash } from "~/forms/flash.server";
import { paths } from "~/paths";
import { titleOf } from "~/site/company";
import { AccountTabs } from "~/back-office/account-tabs";
import { changePassword } from "~/staff/passwords/change-password.server";
import { explainRefusal } from "~/back-office/explain-refusal.server";
import { guard, redirectIfSessionEnded } from "~/guard.server";
import { passwordChangeSchema } from "~/staff/schema";
import { InvalidCredentialsError } from "~/staff/user-errors";
import { Container } from "~/ui/container";
import { FlashBanner } from "~/ui/flash-banner";
import { PasswordForm } from "./password-form";

export const handle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}${titleOf("Change password")}` },
  { name: "robots", content: "noindex" },
];

/** Carries Retry-After from the action to the document. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const {
    staff: { email, fullName },
  } = await guard("routes/_site.account-password", request);
  const { flash, headers } = await consumeFlash(request);
  return data({ owner: { email, fullName }, flash, isRefused: showsRefusedForm(request) }, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/_site.account-password", request);
  return handleForm(request, {
    schema: passwordChangeSchema(session.staff),
    secrets: ["currentPassword", "newPassword", "confirmPassword"],
    act: async (values) => {
      await redirectIfSessionEnded(request, () => changePassword(session, values));
      return redirectWithFlash(request, paths.accountPassword(), {
        tone: "ok",
        title: "Password updated",
        advice: "You stay signed in here, and are signed out everywhere else.",
      });
    },
    explain: (error) =>
      error instanceof InvalidCredentialsError
        ? { status: 400, errors: { currentPassword: [error.message] } }
        : explainRefusal(error),
  });
}

export default function ChangePassword() {
  useRequestRecovery();
  const { owner, flash } = useLoaderData<typeof loader>();
  return (
    <Container className="py-[clamp(2.5rem,1.5rem+4vw,6rem)]">
      <h1 className="mb-6">Change password</h1>
      <AccountTabs />
      <div className="grid max-w-136 gap-6">
        <FlashBanner flash={flash} />
        <PasswordForm owner={owner} lastResult={useActionData<typeof action>()} savedFlash={flash} />
        <p>
          Signed in as <span className="font-medium wrap-anywhere">{owner.email}</span>.{" "}
          <Link to={paths.dashboard()}>Back to the dashboard</Link>
        </p>
      </div>
    </Container>
  );
}
