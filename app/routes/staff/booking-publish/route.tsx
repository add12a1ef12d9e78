import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BookingFormPage } from "~/back-office/booking-form/booking-form-page";
import { loadFormHead } from "~/back-office/booking-form/form-head.server";
import {
  pathOfBooking,
  toMailedForm,
  toWorkFlash,
  workForm,
} from "~/back-office/booking-form/work-form.server";
import { formTitle } from "~/back-office/page-title";
import { useUnsentInput } from "~/back-office/unsent-input/use-unsent-input";
import { mayDeliver, publishSchema } from "~/booking/delivery/delivery";
import { findDeliveries } from "~/booking/delivery/find-deliveries.server";
import { publishDelivery } from "~/booking/delivery/publish-delivery.server";
import { changeForm } from "~/forms/define-form.server";
import { formHeaders } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { guard } from "~/guard.server";
import * as text from "~/messages/booking-deliver";
import * as visitorText from "~/messages/mails/visitor";
import { paths } from "~/paths";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(text.publishHead(data?.version ?? 1), data?.isRefused) },
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
  const [draft] = await findDeliveries(booking.id, ["draft"]);
  if (!draft && !isRefused) throw redirect(paths.bookingDeliver(booking.id));
  const { version = 1, title = "", revision = 0, items = [] } = draft ?? {};
  return { head, version, title, revision, count: items.length, isRefused };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await guard("routes/staff/booking-publish", request);
  const form = changeForm({
    ...workForm(params.id),
    schema: publishSchema,
    change: ({ revision, ...mail }, sent) =>
      publishDelivery(params.id, { revision, ...toMailedForm(mail, sent) }, session),
    done: (changed) => toWorkFlash(text.published, changed),
  });
  return handleForm(request, form, pathOfBooking(request, params.id));
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
