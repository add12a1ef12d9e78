import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AccountPage } from "~/back-office/account-page";
import { IntentButton } from "~/back-office/intent-button";
import { formMeta } from "~/back-office/page-title";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { respondToResult, readPost, readValues, redirectOrShow, unknownForm } from "~/forms/form-post.server";
import { formHeaders, type FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { createUrlCheck } from "~/lib/fetch-public-url.server";
import { formatPacificShort } from "~/lib/pacific-time";
import { requiredLine } from "~/lib/text-fields";
import * as text from "~/messages/busy-times";
import { env } from "~/process/env.server";
import {
  findBusyCalendar,
  removeOwnBusyCalendar,
  saveBusyCalendar,
} from "~/staff/busy-times/busy-calendar.server";
import { Banner } from "~/ui/banner";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

export const meta = formMeta(text.title);
export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/account-calendar", request);
  const busyCalendar = await findBusyCalendar(staff.id);
  const calendar = busyCalendar && {
    host: busyCalendar.host,
    readAt: formatPacificShort(busyCalendar.readAt),
    advice: busyCalendar.fault && text.advice[busyCalendar.fault],
  };
  return toFormPage(request, { calendar });
}

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/account-calendar", request);
  const post = await readPost(request);
  switch (post.intent) {
    case "save": {
      const { address } = readValues(post, calendarSchema());
      return respondToResult(post, await saveBusyCalendar(address, session), () => text.saved, {
        "not-read": { page: ({ fault }) => ({ status: 400, errors: { address: [text.advice[fault]] } }) },
      });
    }
    case "forget":
      await removeOwnBusyCalendar(session);
      return redirectOrShow(post, text.forgotten);
    default:
      return unknownForm(post);
  }
});

/** In characters. */
const addressLimit = 2_000;

/** Accepts `webcal` as well as https, because some calendars give their URL with it. */
function calendarSchema() {
  return z.object({
    address: requiredLine({
      errors: () => ({ missing: text.addressMissing, tooLong: text.addressTooLong }),
      limit: addressLimit,
      abort: true,
    })
      .overwrite((typed) => typed.replace(/^webcals?:\/\//i, "https://"))
      .refine(createUrlCheck(env().INSIDE_HOSTS), { error: () => text.addressFormat }),
  });
}

export default function BusyTimes() {
  const { calendar, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <AccountPage title={text.title} flash={flash} className="max-w-read">
      <p className="text-muted">{text.lead}</p>
      {calendar && (
        <Panel title={text.current(calendar.host)}>
          {calendar.advice && (
            <div className="mb-4">
              <Banner tone="warn" title={text.notRead}>
                {calendar.advice} {text.oldTimes}
              </Banner>
            </div>
          )}
          <p className="mb-4">{text.lastRead(calendar.readAt)}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <IntentButton intent="forget">{text.forget}</IntentButton>
            <p className="text-small text-muted">{text.forgetHint}</p>
          </div>
        </Panel>
      )}
      <AddressForm title={calendar ? text.replaceTitle : text.giveTitle} result={result} savedFlash={flash} />
    </AccountPage>
  );
}

interface AddressFormProps {
  title: string;
  result: FormResult | undefined;
  savedFlash: unknown;
}

function AddressForm({ title, result, savedFlash }: AddressFormProps) {
  // The form starts empty, because a stored address is never shown again.
  const [form, fields] = useForm({
    id: "busy-calendar",
    lastResult: result,
    defaultValue: { address: "" },
  });
  useClearedInputs([fields.address.id], savedFlash);
  return (
    <Panel title={title}>
      <p className="mb-4">{text.howTo}</p>
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <FormMessages form={form} />
        <TextField
          field={fields.address}
          type="url"
          label={text.address}
          hint={text.addressHint}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <SubmitButton intent="save" variant="primary" size="sm" className="justify-self-start">
          {text.save}
        </SubmitButton>
      </Form>
    </Panel>
  );
}
