import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { explainRefusal } from "~/back-office/explain-refusal.server";
import { getFormTitle } from "~/back-office/form-title";
import { consumeFlash } from "~/forms/flash.server";
import { handleForm, showsRefusedForm } from "~/forms/handle-form.server";
import { guard, redirectIfSessionEnded } from "~/guard.server";
import { safeRedirect } from "~/lib/safe-redirect";
import * as text from "~/messages/confirm-identity";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { ownPasswordSchema } from "~/staff/schema";
import { confirmByPassword } from "~/staff/sessions/confirm-identity.server";
import { writeSessionCookie } from "~/staff/sessions/session-cookie.server";
import { maxSessionAge } from "~/staff/sessions/sessions.server";
import { InvalidCredentialsError } from "~/staff/user-errors";
import { FlashBanner } from "~/ui/flash-banner";
import { PasswordForm } from "./password-form";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: getFormTitle(text.title, data?.isRefused) },
];

/** Carries Retry-After from the action to the document. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/_staff.confirm-identity", request);
  const { flash, headers } = await consumeFlash(request);
  return data({ email: staff.email, flash, isRefused: showsRefusedForm(request) }, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/_staff.confirm-identity", request);
  return handleForm(request, {
    schema: ownPasswordSchema,
    secrets: ["password"],
    act: async ({ password }) => {
      const secret = await redirectIfSessionEnded(request, () => confirmByPassword(session, password));
      const wanted = new URL(request.url).searchParams.get("redirectTo");
      const headers = { "Set-Cookie": await writeSessionCookie(request, secret, maxSessionAge) };
      return redirect(safeRedirect(wanted, paths.account()), { headers });
    },
    explain: (error) =>
      error instanceof InvalidCredentialsError
        ? { status: 400, errors: { password: [error.message] } }
        : explainRefusal(error),
  });
}

export default function ConfirmIdentity() {
  const { email, flash } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="mb-3">{text.title}</h1>
      <p className="mb-6 max-w-136 text-muted">{text.lead}</p>
      <div className="grid max-w-104 gap-5">
        <FlashBanner flash={flash} />
        <p>
          <RichText
            text={text.signedInAs(email)}
            tags={{ email: (label) => <span className="font-medium wrap-anywhere">{label}</span> }}
          />
        </p>
        <PasswordForm email={email} lastResult={useActionData<typeof action>()} />
      </div>
    </>
  );
}
