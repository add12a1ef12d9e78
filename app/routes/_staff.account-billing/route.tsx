import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatPacificLong } from "~/lib/pacific-time";
import { showsRefusedForm, handleForm } from "~/forms/handle-form.server";
import { redirectWithFlash, consumeFlash } from "~/forms/flash.server";
import { paths } from "~/paths";
import { titleOf } from "~/site/company";
import { AccountTabs } from "~/back-office/account-tabs";
import { billingSchema } from "~/staff/billing";
import { findBilling, saveBilling } from "~/staff/billing.server";
import { explainRefusal } from "~/back-office/explain-refusal.server";
import { guard, redirectIfSessionEnded } from "~/guard.server";
import { FlashBanner } from "~/ui/flash-banner";
import { BillingForm } from "./billing-form";
import { BillingSheet } from "./billing-sheet";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}${titleOf("Change Billing")}` },
];

/** Carries Retry-After from the action to the document. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const {
    staff: { isAdmin },
  } = await guard("routes/_staff.account-billing", request);
  const { notice, headers } = await consumeFlash(request);
  const { lastChange, ...billing } = await findBilling();
  const changed = lastChange && {
    at: formatPacificLong(lastChange.at),
    by: lastChange.by ?? "a former member of staff",
  };
  return data({ billing, changed, isAdmin, notice, isRefused: showsRefusedForm(request) }, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/_staff.account-billing", request);
  return handleForm(request, {
    schema: billingSchema,
    act: async (billing) => {
      await redirectIfSessionEnded(request, () => saveBilling(billing, session));
      return redirectWithFlash(request, paths.accountBilling(), {
        tone: "ok",
        title: "Billing details saved",
      });
    },
    explain: explainRefusal,
  });
}

export default function ChangeBilling() {
  const { billing, changed, isAdmin, notice } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <>
      <h1 className="mb-5">Change Billing</h1>
      <AccountTabs />
      <div className="grid max-w-136 gap-5">
        <FlashBanner notice={notice} />
        <p className="text-muted">
          What the company&apos;s own invoices say.
          {!isAdmin && " Only administrators change it."}
        </p>
        {isAdmin ? (
          <BillingForm key={JSON.stringify(billing)} billing={billing} lastResult={lastResult} />
        ) : (
          <BillingSheet billing={billing} />
        )}
        {changed && (
          <p className="text-small wrap-anywhere text-muted">
            Last changed by {changed.by}, {changed.at}.
          </p>
        )}
      </div>
    </>
  );
}
