import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { changeForm, noFields } from "~/forms/define-form.server";
import { messagesOf } from "~/forms/form-result";
import { handleForms, showsRefusedForm } from "~/forms/handle-form.server";
import { guard } from "~/guard.server";
import { paths } from "~/paths";
import { recordLegalRead } from "~/settings/legal/publish-legal.server";
import { hideFirstSteps } from "~/settings/single-setting.server";
import { MessageBanner } from "~/ui/page-messages";

/** The list itself is on the dashboard. What a button has failed to do is said here. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/first-steps", request);
  return showsRefusedForm(request) ? null : redirect(paths.dashboard());
}

/** Does what a button of the list says. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/first-steps", request);
  const button = (change: () => Promise<void>) =>
    changeForm({
      schema: noFields,
      change,
      done: () => redirect(paths.dashboard()),
      refusals: {},
    });
  return handleForms(request, {
    "legal-read": button(() => recordLegalRead(session)),
    hide: button(() => hideFirstSteps(session, { forGood: false })),
    remove: button(() => hideFirstSteps(session, { forGood: true })),
  });
}

/** Only shown where a button failed. */
export default function FirstStepsFailure() {
  return <MessageBanner messages={messagesOf(useActionData<typeof action>())} />;
}
