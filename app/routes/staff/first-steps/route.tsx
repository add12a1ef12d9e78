import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { z } from "zod";
import { messagesOf } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { asAdmin } from "~/forms/session-redirects.server";
import { guard } from "~/guard.server";
import * as text from "~/messages/first-steps";
import { paths } from "~/paths";
import { recordLegalRead } from "~/settings/legal/publish-legal.server";
import { hideFirstSteps } from "~/settings/save-settings.server";
import { MessageBanner } from "~/ui/page-messages";

/** The list itself is on the dashboard. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/first-steps", request);
  return redirect(paths.dashboard());
}

const schema = z.object({ intent: z.enum(["legal-read", "hide", "remove"]) });

/** Does what a button of the list says. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/first-steps", request);
  return handleForm(request, {
    schema,
    invalid: text.invalid,
    act: async ({ intent }) => {
      await asAdmin(request, () =>
        intent === "legal-read"
          ? recordLegalRead(session)
          : hideFirstSteps(session, { forGood: intent === "remove" }),
      );
      return redirect(paths.dashboard());
    },
  });
}

/** Only shown where a button failed. */
export default function FirstStepsFailure() {
  return <MessageBanner messages={messagesOf(useActionData<typeof action>())} />;
}
