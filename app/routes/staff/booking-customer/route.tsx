import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BackToBooking } from "~/back-office/back-link";
import { describeNonEnglishLanguage } from "~/booking/other-language";
import { loadPrivatePage } from "~/booking/private-page/load-private-page.server";
import { guard } from "~/guard.server";
import { language as languageText } from "~/messages/booking-state";
import * as text from "~/messages/booking-work";
import { toReadOnlyView } from "~/private-page/page-view.server";
import { PrivatePage } from "~/private-page/private-page";
import { requireBooking } from "~/refusals/booking.server";
import { titleOf } from "~/settings/company";
import { Banner } from "~/ui/banner";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf(data ? `${text.viewAsCustomer}, ${data.view.reference}` : text.viewAsCustomer) },
];

/** Loads the customer's page without its link, so that nothing is marked as opened. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("routes/staff/booking-customer", request);
  const booking = await requireBooking(params.id);
  const view = toReadOnlyView(booking, await loadPrivatePage(booking));
  return { id: booking.id, fullName: booking.fullName, language: describeNonEnglishLanguage(booking), view };
}

/** Shows the page in English, which staff read. */
export default function ViewAsCustomer() {
  const { id, fullName, language, view } = useLoaderData<typeof loader>();
  return (
    <>
      <BackToBooking id={id} reference={view.reference} />
      <Banner tone="info" title={text.asCustomerTitle(fullName)}>
        {language && <p>{languageText.asCustomer(language)}</p>}
        <p>{text.asCustomerText}</p>
      </Banner>
      <div className="mt-4 border border-line-strong bg-surface">
        <PrivatePage view={view} result={undefined} />
      </div>
    </>
  );
}
