import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { formAction } from "~/forms/form-action.server";
import { showsRefusedForm } from "~/forms/form-page.server";
import { readPost, unknownForm } from "~/forms/form-post.server";
import { messagesOf } from "~/forms/form-result";
import { guard } from "~/guard.server";
import { paths } from "~/paths";
import { recordRead } from "~/settings/legal/publish-legal.server";
import { hideFirstSteps } from "~/settings/single-setting.server";
import { MessageBanner } from "~/ui/page-messages";

/** The list itself is on the dashboard; this page only shows the error of a rejected form. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/first-steps", request);
  return showsRefusedForm(request) ? null : redirect(paths.dashboard());
}

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/first-steps", request);
  const post = await readPost(request);
  switch (post.intent) {
    case "legal-read":
    case "figures-read":
      await recordRead(post.intent, session);
      break;
    case "hide":
    case "remove":
      await hideFirstSteps(session, { forGood: post.intent === "remove" });
      break;
    default:
      return unknownForm(post);
  }
  return redirect(paths.dashboard());
});

/** Shown only if a button failed. */
export default function FirstStepsFailure() {
  return <MessageBanner messages={messagesOf(useActionData<typeof action>())} />;
}
