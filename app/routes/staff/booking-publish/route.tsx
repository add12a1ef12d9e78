import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BookingFormPage } from "~/back-office/booking-form/booking-form-page";
import { loadFormHead } from "~/back-office/booking-form/form-head.server";
import { handleBookingForm } from "~/back-office/booking-form/handle-booking-form.server";
import { getFormTitle } from "~/back-office/page-title";
import { useUnsentInput } from "~/back-office/unsent-input/use-unsent-input";
import { toMailText } from "~/booking/conversation/message";
import { mayDeliver, publishSchema } from "~/booking/delivery/delivery";
import { deliveriesWithItems } from "~/booking/delivery/find-deliveries.server";
import { publishDelivery } from "~/booking/delivery/publish-delivery.server";
import { formHeaders } from "~/forms/form-result";
import { guard } from "~/guard.server";
import * as text from "~/messages/delivery-work";
import * as visitorText from "~/messages/mails/visitor";
import { paths } from "~/paths";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: getFormTitle(text.publishHead(data?.version ?? 1), data?.isRefused) },
];

export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/booking-publish", request);
  const { booking, head, isRefused } = await loadFormHead(request, {
    id: params.id,
    staff,
    own: ["delivery-published"],
    isAllowed: ({ stage }) => mayDeliver(stage),
  });
  const [draft] = await deliveriesWithItems(booking.id, ["draft"]);
  if (!draft && !isRefused) throw redirect(paths.bookingDeliver(booking.id));
  const { version = 1, title = "", revision = 0, items = [] } = draft ?? {};
  return { head, version, title, revision, count: items.length, isRefused };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await guard("routes/staff/booking-publish", request);
  return handleBookingForm(request, {
    id: params.id,
    schema: publishSchema,
    done: () => text.published,
    change: ({ revision, ...mail }, form) =>
      publishDelivery(params.id, { revision, mailText: toMailText(mail), form }, session),
  });
}

export default function Publish() {
  const { head, version, ...loaded } = useLoaderData<typeof loader>();
  const unsent = useUnsentInput(`publish ${head.id}`, head.formId, useActionData<typeof action>());
  const { title, count, revision } = unsent.result?.stored ?? loaded;
  return (
    <BookingFormPage
      head={head}
      title={text.publishHead(version)}
      unsent={unsent}
      mailText={visitorText.delivered.text}
      confirmLabel={text.publish}
    >
      <p>{text.publishLead(title, count)}</p>
      <input type="hidden" name="revision" value={revision} />
    </BookingFormPage>
  );
}
