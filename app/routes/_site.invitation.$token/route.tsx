import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ChoosePasswordForm } from "~/back-office/choose-password-form";
import { explainRefusal } from "~/back-office/explain-refusal.server";
import { getFormTitle } from "~/back-office/form-title";
import { refuseDeadLink } from "~/back-office/secret-link.server";
import { SecretLinkPage, TooManyLinks } from "~/back-office/secret-link-page";
import { redirectWithFlash } from "~/forms/flash.server";
import { handleForm, showsRefusedForm } from "~/forms/handle-form.server";
import * as text from "~/messages/invitation";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { clientAddress } from "~/server/client-address.server";
import { company } from "~/settings/company";
import { acceptInvitation } from "~/staff/invitations/accept.server";
import { findInvitation, invitationDays } from "~/staff/invitations/invitation-link.server";
import { countLinkPost } from "~/staff/link-limits.server";
import { newPasswordSchema } from "~/staff/schema";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: getFormTitle(data?.email ? text.acceptTitle : text.dead.title, data?.isRefused) },
  { name: "description", content: text.acceptDescription },
  { name: "robots", content: "noindex, nofollow" },
];

/** Carries Retry-After to the document. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const wait = actionHeaders.get("Retry-After") ?? loaderHeaders.get("Retry-After");
  return new Headers(wait ? { "Retry-After": wait } : {});
};

/** Shows the form for a good link. Mail scanners follow links, so only the post uses it up. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const isRefused = showsRefusedForm(request);
  const invitation = await findInvitation(params.token);
  if (invitation && !invitation.isAccepted)
    return data({ email: invitation.owner.email, wait: null, days: invitationDays, isRefused });
  const { wait, init } = await refuseDeadLink();
  return data({ email: null, wait, days: invitationDays, isRefused: false }, init);
}

export async function action({ request, params: { token = "" } }: ActionFunctionArgs) {
  const invitation = await findInvitation(token);
  return handleForm(request, {
    schema: newPasswordSchema(invitation?.owner ?? {}),
    secrets: ["newPassword", "confirmPassword"],
    act: async ({ newPassword }) => {
      await countLinkPost(clientAddress());
      if (!invitation || !(await acceptInvitation(token, newPassword)))
        return redirect(paths.invitation(token), 303);
      const { fullName, email } = invitation.owner;
      const flash = {
        tone: "ok",
        title: text.accepted(fullName),
        advice: text.acceptedAdvice(email),
      } as const;
      return redirectWithFlash(request, paths.login(), flash, 303);
    },
    explain: explainRefusal,
  });
}

function AcceptInvitation() {
  const { email, wait, days } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  if (email === null)
    return (
      <SecretLinkPage title={text.dead.title} lead={text.dead.lead(days)}>
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
      <ChoosePasswordForm email={email} label={text.accept} lastResult={lastResult} />
    </SecretLinkPage>
  );
}

/** Browsers never render this page, so it is not in their script. */
export default import.meta.env.SSR ? AcceptInvitation : () => null;
