import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BookingFormPage } from "~/back-office/booking-form/booking-form-page";
import { loadFormHead } from "~/back-office/booking-form/form-head.server";
import {
  type BookingResultData,
  isOnlyViewed,
  workOptions,
  pathOfBooking,
  toMailedForm,
  toWorkFlash,
} from "~/back-office/booking-form/work-form.server";
import { formTitle } from "~/back-office/page-title";
import { type UnsentFormInput, useUnsentInput } from "~/back-office/unsent-input/use-unsent-input";
import { mayDeliver } from "~/booking/delivery/delivery";
import { publishSchema } from "~/booking/delivery/delivery-forms";
import { findDeliveries } from "~/booking/delivery/find-deliveries.server";
import { publishDelivery } from "~/booking/delivery/publish-delivery.server";
import { formAction } from "~/forms/form-action.server";
import {
  respondToResult,
  parsePost,
  readPost,
  showForm,
  showFormWithoutErrors,
} from "~/forms/form-post.server";
import { formHeaders, type FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import * as text from "~/messages/booking-deliver";
import * as visitorText from "~/messages/mails/visitor";
import { paths } from "~/paths";
import { bookingRefusals } from "~/refusals/booking.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(text.publishHead(data?.version ?? 1), data?.isRefused) },
];

export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/booking-publish", request);
  const { booking, head, isRefused } = await loadFormHead(request, {
    id: params.id,
    staff,
    eventKinds: ["delivery-published"],
    isAllowed: ({ stage }) => mayDeliver(stage),
  });
  const [draft] = await findDeliveries(booking.id, ["draft"]);
  if (!draft && !isRefused) throw redirect(paths.bookingDeliver(booking.id));
  const { version = 1, title = "", revision = 0, items = [] } = draft ?? {};
  return { head, version, title, revision, count: items.length, isRefused };
}

export const action = formAction<BookingResultData>(async ({ request, params: { id = "" } }) => {
  const session = await guard("routes/staff/booking-publish", request);
  const post = await readPost(request, { to: pathOfBooking(request, id) });
  const submission = parsePost(post, publishSchema, workOptions(post, id));
  if (isOnlyViewed(post)) return showFormWithoutErrors(post);
  if (submission.status !== "success") return showForm(post);
  const { revision, ...mail } = submission.value;
  const published = await publishDelivery(id, { revision, ...toMailedForm(mail, post.fields) }, session);
  return respondToResult(post, published, (changed) => toWorkFlash(text.published, changed), bookingRefusals);
});

export default function Publish() {
  const { head } = useLoaderData<typeof loader>();
  const unsent = useUnsentInput(`publish ${head.id}`, head.formId, useActionData<typeof action>());
  return <PublishForm key={unsent.version} unsent={unsent} />;
}

function PublishForm({ unsent }: { unsent: UnsentFormInput<FormResult<BookingResultData>> }) {
  const { head, version, ...loaded } = useLoaderData<typeof loader>();
  const { title, count, revision } = unsent.result?.stored ?? loaded;
  const [form, fields] = useForm({
    id: "publish",
    lastResult: unsent.result,
    defaultValue: { sendMail: true, mailText: visitorText.delivered.text },
  });
  return (
    <BookingFormPage
      head={head}
      title={text.publishHead(version)}
      unsent={unsent}
      form={form}
      mail={fields}
      confirmLabel={text.publish}
    >
      <p>{text.publishLead(title, count)}</p>
      <input type="hidden" name="revision" value={revision} />
    </BookingFormPage>
  );
}
