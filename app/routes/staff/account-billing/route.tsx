import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/back-office/account-page";
import { formMeta } from "~/back-office/form-title";
import { redirectWithFlash } from "~/forms/flash.server";
import { toFormPage } from "~/forms/form-page.server";
import { formHeaders } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { guard } from "~/guard.server";
import { formatPacificLong } from "~/lib/pacific-time";
import * as text from "~/messages/staff-account";
import { paths } from "~/paths";
import { billingSchema } from "~/settings/billing";
import { findBilling, saveBilling } from "~/settings/billing.server";
import { BillingForm, BillingSheet } from "./billing-form";

export const meta = formMeta(text.changeBilling);
export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const {
    staff: { isAdmin },
  } = await guard("routes/staff/account-billing", request);
  const { lastChange, ...billing } = await findBilling();
  const changed = lastChange && {
    at: formatPacificLong(lastChange.at),
    by: lastChange.by ?? text.formerStaff,
  };
  return toFormPage(request, { billing, changed, isAdmin });
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/account-billing", request);
  return handleForm(request, {
    schema: billingSchema,
    act: async (billing) => {
      await saveBilling(billing, session);
      return redirectWithFlash(request, paths.accountBilling(), {
        title: text.billingSaved,
      });
    },
  });
}

export default function ChangeBilling() {
  const { billing, changed, isAdmin, flash } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <AccountPage title={text.changeBilling} flash={flash}>
      <p className="text-muted">{isAdmin ? text.onInvoices : text.onInvoicesReadOnly}</p>
      {isAdmin ? (
        <BillingForm key={JSON.stringify(billing)} billing={billing} lastResult={lastResult} />
      ) : (
        <BillingSheet billing={billing} />
      )}
      {changed && (
        <p className="text-small wrap-anywhere text-muted">{text.lastChanged(changed.by, changed.at)}</p>
      )}
    </AccountPage>
  );
}
