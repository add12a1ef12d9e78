import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formTitle } from "~/back-office/page-title";
import { ChoosePasswordForm } from "~/back-office/sign-in/choose-password-form";
import { choosePassword, loadChoosePassword } from "~/back-office/sign-in/choose-password.server";
import { SecretLinkPage, TooManyLinks } from "~/back-office/sign-in/secret-link-page";
import { formAction } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-result";
import * as text from "~/messages/password-reset";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { findResetLink, resetMinutes } from "~/staff/passwords/reset-link.server";
import { resetPassword } from "~/staff/passwords/reset-password.server";
import { ButtonLink } from "~/ui/button";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(data?.email ? text.chooseTitle : text.dead.title, data?.isRefused) },
  { name: "description", content: text.chooseDescription },
  { name: "robots", content: "noindex, nofollow" },
];
export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const link = await findResetLink(params.token);
  return loadChoosePassword(request, link?.isUsed === false ? link.owner.email : undefined, resetMinutes);
}

export const action = formAction(async ({ request, params: { token = "" } }) => {
  const link = await findResetLink(token);
  return choosePassword(request, {
    address: paths.resetPassword(token),
    owner: link?.owner,
    choose: (password) => resetPassword(token, password),
    toFlash: ({ email }) => ({ title: text.chosen, advice: text.chosenAdvice(email) }),
  });
});

export default function ResetPassword() {
  const { email, wait, lifetime } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (email === null)
    return (
      <SecretLinkPage title={text.dead.title} lead={text.dead.lead(lifetime)}>
        <TooManyLinks wait={wait} />
        <ButtonLink
          to={paths.forgotPassword()}
          reloadDocument
          variant="primary"
          className="justify-self-start"
        >
          {text.dead.askAgain}
        </ButtonLink>
      </SecretLinkPage>
    );
  return (
    <SecretLinkPage
      title={text.chooseTitle}
      lead={<RichText text={text.chooseLead(email)} tags={{ email: (own) => <strong>{own}</strong> }} />}
    >
      <ChoosePasswordForm email={email} label={text.choose} result={result} />
    </SecretLinkPage>
  );
}
