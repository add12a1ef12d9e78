import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { BackToBooking } from "~/back-office/back-link";
import { formMeta } from "~/back-office/page-title";
import { useListPosition } from "~/back-office/use-list-position";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { formHeaders, type FormResult, messagesOf, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { isUuid } from "~/lib/uuid";
import * as text from "~/messages/booking-deliver";
import * as work from "~/messages/booking-work";
import { paths } from "~/paths";
import { bookingMissing } from "~/refusals/booking.server";
import { ButtonLink } from "~/ui/button";
import { ConfirmPage } from "~/ui/confirm-page";
import { FormErrors, FormMessages } from "~/ui/form-messages";
import { PageFlash } from "~/ui/page-messages";
import { Panel } from "~/ui/panel";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { WithNames } from "~/ui/with-names";
import { AboutForm } from "./about-form";
import { type DeliverResultData, handleBookingDeliverForms } from "./booking-deliver-forms.server";
import { FileForms } from "./file-forms";
import { Versions } from "./item-list";
import { loadDeliveries } from "./load-deliveries.server";
import { PublicToursPanel } from "./public-tours-panel";

export const meta = formMeta(text.title);

export const headers = formHeaders;

/**
 * Reloads the page if a refusal says that the draft has changed, or was published or removed. After other refusals, the page must stay as
 * it is: a closed booking has no such page, so the input would be lost.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || (actionResult as DeliverResultData | undefined)?.isOutdated === true;

export async function loader({ request, params }: LoaderFunctionArgs) {
  return toFormPage(request, await loadDeliveries(request, params.id));
}

export const action = formAction(async ({ request, params }) => {
  const session = await guard("routes/staff/booking-deliver", request);
  const id = params.id ?? "";
  if (!isUuid(id)) throw bookingMissing();
  return handleBookingDeliverForms(request, id, session);
});

export default function Deliver() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const position = useListPosition();
  const { bookingId, draft, versions, withdrawing, formId, flash } = page;
  if (withdrawing && !result)
    return (
      <ConfirmPage
        title={text.withdrawQuestion(withdrawing.version)}
        address={paths.bookingDeliver(bookingId, position)}
        fields={{ intent: "withdraw", delivery: withdrawing.id, formId }}
        confirmLabel={text.withdraw}
        isDestructive
      >
        <p>{text.withdrawText}</p>
      </ConfirmPage>
    );
  return (
    <div className="grid max-w-180 gap-6">
      <div>
        <BackToBooking id={bookingId} reference={page.reference} />
        <h1 className="mb-2">{text.title}</h1>
        <p className="wrap-anywhere text-muted">
          <WithNames say={work.personAndService} names={[page.fullName, page.service]} />
        </p>
        <p className="mt-3">{text.lead}</p>
      </div>
      <PageFlash flash={flash} />
      <FormMessages formErrors={messagesOf(result)} fields={[]} isRefused={result?.error !== undefined} />
      <AboutForm
        key={draft?.id ?? "new"}
        draft={draft}
        hasEarlier={versions.length > 0}
        formId={formId}
        suggestion={page.suggestion}
        result={resultOf(result, { intent: "save" })}
      />
      {draft && (
        <>
          <Panel title={text.contents}>
            <FileForms bookingId={bookingId} items={draft.items} result={result} />
          </Panel>
          <LinkForm key={draft.items.length} formId={formId} result={resultOf(result, { intent: "link" })} />
          {draft.isPublishable && (
            <p>
              <ButtonLink to={paths.bookingPublish(bookingId, position)} variant="primary">
                {text.publish}
              </ButtonLink>
            </p>
          )}
        </>
      )}
      {versions.length > 0 && (
        <>
          <Versions bookingId={bookingId} versions={versions} />
          <PublicToursPanel
            key={page.publicTours.links.length}
            publicTours={page.publicTours}
            formId={formId}
            result={result}
          />
        </>
      )}
    </div>
  );
}

function LinkForm({ formId, result }: { formId: string; result: FormResult | undefined }) {
  const [form, fields] = useForm<{ name: string; url: string }>({ id: "link", lastResult: result });
  return (
    <Panel title={text.addLink}>
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <FormErrors form={form} />
        <input type="hidden" name="formId" value={formId} />
        <TextField field={fields.name} label={text.linkName} hint={text.linkNameHint} required />
        <TextField
          field={fields.url}
          type="url"
          label={text.linkAddress}
          hint={text.linkAddressHint}
          required
        />
        <div>
          <SubmitButton intent="link" size="sm">
            {text.saveLink}
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}
