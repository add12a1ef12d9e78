import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/back-office/page-title";
import { formAction } from "~/forms/form-action.server";
import { respondToResult, readPost } from "~/forms/form-post.server";
import { messagesOf } from "~/forms/form-result";
import { guard, requireRecentVerification } from "~/guard.server";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { accountRefusals } from "~/refusals/account.server";
import { missingPage } from "~/refusals/refusal.server";
import { removeFactorsOf } from "~/staff/accounts/colleague-access.server";
import { findUser } from "~/staff/accounts/users.server";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { ConfirmPage } from "~/ui/confirm-page";
import { MessageBanner } from "~/ui/page-messages";

const route = "routes/staff/user-second-factor";

export const meta = titleMeta(text.factorsTitle);

/** Asks to confirm the removal of a colleague's second factors, for a colleague who has lost the device. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await guard(route, request);
  await requireRecentVerification(request, session, "colleague-factors-removed");
  const user = await findUser(params.id);
  if (!user || isSystemAdmin(user) || user.id === session.staff.id)
    throw new Response(text.factorsUnknown, { status: 404 });
  return { id: user.id, fullName: user.fullName, email: user.email };
}

const unknown = missingPage(text.factorsUnknown);
const refusals = { ...accountRefusals, missing: unknown, "own-account": unknown };

export const action = formAction(async ({ request, params: { id = "" } }) => {
  const session = await guard(route, request);
  const post = await readPost(request, { to: paths.userDetails(id) });
  return respondToResult(post, await removeFactorsOf(id, session), () => text.factorsRemoved, refusals);
});

export default function RemoveFactors() {
  const { id, fullName, email } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <ConfirmPage
      title={text.factorsTitle}
      address={paths.userSecondFactor(id)}
      cancelAddress={paths.userDetails(id)}
      fields={{}}
      confirmLabel={text.factorsConfirm}
      isDestructive
    >
      <MessageBanner messages={messagesOf(result)} />
      <p>{text.factorsConsequence(fullName, email)}</p>
      <p className="text-muted">{text.factorsAdvice}</p>
    </ConfirmPage>
  );
}
