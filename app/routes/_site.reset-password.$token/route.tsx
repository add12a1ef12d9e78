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
import * as text from "~/messages/password-reset";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { clientAddress } from "~/server/client-address.server";
import { countLinkPost } from "~/staff/link-limits.server";
import { findResetLink, resetMinutes } from "~/staff/passwords/reset-link.server";
import { resetPassword } from "~/staff/passwords/reset-password.server";
import { newPasswordSchema } from "~/staff/schema";
import { ButtonLink } from "~/ui/button";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: getFormTitle(data?.email ? text.chooseTitle : text.dead.title, data?.isRefused) },
  { name: "description", content: text.chooseDescription },
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
  const link = await findResetLink(params.token);
  if (link && !link.isUsed)
    return data({ email: link.owner.email, wait: null, minutes: resetMinutes, isRefused });
  const { wait, init } = await refuseDeadLink();
  return data({ email: null, wait, minutes: resetMinutes, isRefused: false }, init);
}

export async function action({ request, params: { token = "" } }: ActionFunctionArgs) {
  const link = await findResetLink(token);
  return handleForm(request, {
    schema: newPasswordSchema(link?.owner ?? {}),
    secrets: ["newPassword", "confirmPassword"],
    act: async ({ newPassword }) => {
      await countLinkPost(clientAddress());
      if (!link || !(await resetPassword(token, newPassword)))
        return redirect(paths.resetPassword(token), 303);
      const advice = text.chosenAdvice(link.owner.email);
      return redirectWithFlash(request, paths.login(), { tone: "ok", title: text.chosen, advice }, 303);
    },
    explain: explainRefusal,
  });
}

function ResetPassword() {
  const { email, wait, minutes } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  if (email === null)
    return (
      <SecretLinkPage title={text.dead.title} lead={text.dead.lead(minutes)}>
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
      <ChoosePasswordForm email={email} label={text.choose} lastResult={lastResult} />
    </SecretLinkPage>
  );
}

/** Browsers never render this page, so it is not in their script. */
export default import.meta.env.SSR ? ResetPassword : () => null;
