import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formTitle } from "~/back-office/page-title";
import { ChoosePasswordForm } from "~/back-office/sign-in/choose-password-form";
import { choosePassword, loadChoosePassword } from "~/back-office/sign-in/choose-password.server";
import { SecretLinkPage, TooManyLinks } from "~/back-office/sign-in/secret-link-page";
import { formAction } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-result";
import * as text from "~/messages/invitation";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { acceptInvitation } from "~/staff/invitations/accept-invitation.server";
import { findInvitation, invitationDays } from "~/staff/invitations/invitation-link.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(data?.email ? text.acceptTitle : text.dead.title, data?.isRefused) },
  { name: "description", content: text.acceptDescription },
  { name: "robots", content: "noindex, nofollow" },
];
export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const invitation = await findInvitation(params.token);
  const email = invitation?.isAccepted === false ? invitation.owner.email : undefined;
  return loadChoosePassword(request, email, invitationDays);
}

export const action = formAction(async ({ request, params: { token = "" } }) => {
  const invitation = await findInvitation(token);
  return choosePassword(request, {
    address: paths.invitation(token),
    owner: invitation?.owner,
    choose: (password) => acceptInvitation(token, password),
    signsIn: true,
    toFlash: ({ fullName, email }) => ({
      title: text.accepted(fullName),
      advice: text.acceptedAdvice(email),
    }),
  });
});

export default function AcceptInvitation() {
  const { email, wait, lifetime } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (email === null)
    return (
      <SecretLinkPage title={text.dead.title} lead={text.dead.lead(lifetime)}>
        <TooManyLinks wait={wait} />
        <p>
          <RichText text={text.dead.login} tags={{ link: (label) => <a href={paths.login()}>{label}</a> }} />
        </p>
      </SecretLinkPage>
    );
  return (
    <SecretLinkPage
      title={text.acceptTitle}
      lead={
        <RichText
          text={text.acceptLead(company().name, email)}
          tags={{ email: (own) => <strong>{own}</strong> }}
        />
      }
    >
      <ChoosePasswordForm email={email} label={text.accept} result={result} />
    </SecretLinkPage>
  );
}
