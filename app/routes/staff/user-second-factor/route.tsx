import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { explainRefusal } from "~/back-office/explain-refusal.server";
import { getFormTitle } from "~/back-office/form-title";
import { redirectWithFlash } from "~/forms/flash.server";
import { readFormOrRefusal, toServerErrorRefusal } from "~/forms/handle-form.server";
import { guard, redirectIfSessionEnded, requireRecentVerification } from "~/guard.server";
import * as text from "~/messages/colleague-factors";
import { paths } from "~/paths";
import { findUser } from "~/staff/accounts/users.server";
import { isSystemAdmin } from "~/staff/accounts/system-admin.server";
import { removeFactorsOf } from "~/staff/factors/remove-all-factors.server";
import { OwnAccountError, UnknownUserError } from "~/staff/user-errors";
import { Banner } from "~/ui/banner";
import { ConfirmPage } from "~/ui/confirm-page";

const route = "routes/staff/user-second-factor";

export const meta: MetaFunction = () => [{ title: getFormTitle(text.title) }];

/** Asks an administrator whether to remove the second factors of a colleague who has lost the device. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await guard(route, request);
  await requireRecentVerification(request, session);
  const user = await findUser(params.id);
  if (!user || isSystemAdmin(user) || user.id === session.staff.id)
    throw new Response(text.unknown, { status: 404 });
  return { id: user.id, fullName: user.fullName, email: user.email };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await guard(route, request);
  const form = await readFormOrRefusal(request);
  if (!(form instanceof URLSearchParams)) return refuse(form);
  const { id = "" } = params;
  try {
    await redirectIfSessionEnded(request, () => removeFactorsOf(id, session));
    return await redirectWithFlash(request, paths.user(id), { tone: "ok", title: text.removed });
  } catch (error) {
    if (error instanceof UnknownUserError || error instanceof OwnAccountError)
      throw new Response(text.unknown, { status: 404 });
    return refuse(explainRefusal(error) ?? toServerErrorRefusal(error));
  }
}

function refuse({ status, messages = [] }: { status: number; messages?: string[] }) {
  return data({ messages }, { status });
}

export default function RemoveFactors() {
  const { id, fullName, email } = useLoaderData<typeof loader>();
  const [problem, ...advice] = useActionData<typeof action>()?.messages ?? [];
  return (
    <ConfirmPage
      title={text.title}
      address={paths.userSecondFactor(id)}
      cancelAddress={paths.user(id)}
      fields={{ intent: "remove-factors" }}
      confirmLabel={text.confirm}
      isDestructive
    >
      {problem !== undefined && (
        <Banner tone="bad" title={problem}>
          {advice.length > 0 && advice.map((line) => <p key={line}>{line}</p>)}
        </Banner>
      )}
      <p>{text.consequence(fullName, email)}</p>
      <p className="text-muted">{text.advice}</p>
    </ConfirmPage>
  );
}
