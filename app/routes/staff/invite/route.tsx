import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { formMeta } from "~/back-office/page-title";
import { toInvitedFlash } from "~/back-office/to-invited-flash.server";
import { changeForm } from "~/forms/define-form.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import { formHeaders, type FormResult } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { accountRefusals } from "~/forms/refusals/account.server";
import { useForm } from "~/forms/use-form";
import { guard, requireVerificationToType } from "~/guard.server";
import { hasMailServer } from "~/mail/outbox-state.server";
import * as text from "~/messages/invitation";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { invitationDays } from "~/staff/invitations/invitation-link.server";
import { invite } from "~/staff/invitations/invite.server";
import { invitationSchema } from "~/staff/schema";
import { FormMessages } from "~/ui/form-messages";
import { PageFlash } from "~/ui/page-messages";
import { RadioCards } from "~/ui/radio-cards";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";

export const meta = formMeta(text.title);
export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/invite", request);
  await requireVerificationToType(request, session, "invitation-sent");
  return toKeptFormPage(request, session.staff.id, { canMail: hasMailServer(), days: invitationDays });
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/invite", request);
  return handleForm(
    request,
    changeForm({
      schema: invitationSchema,
      keepFor: session.staff.id,
      change: ({ role, ...details }) => invite({ ...details, isAdmin: role === "admin" }, session),
      done: ({ id }, { fullName, email }) => toInvitedFlash({ id, fullName, email }),
      refusals: accountRefusals,
    }),
    paths.users(),
  );
}

export default function Invite() {
  const { canMail, days, flash, kept } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? kept;
  return (
    <div className="max-w-136">
      <h1 className="mb-2">{text.title}</h1>
      <p className="mb-7 text-muted">{canMail ? text.lead(days) : text.leadWithoutMail(days)}</p>
      <div className="mb-7 empty:hidden">
        <PageFlash flash={flash} />
      </div>
      <InvitationForm canMail={canMail} result={result} />
      <p className="mt-7">
        <RichText text={text.instead} tags={{ link: (label) => <Link to={paths.signup()}>{label}</Link> }} />
      </p>
    </div>
  );
}

const roles = [
  { value: "staff", label: text.staff, description: text.staffHint },
  { value: "admin", label: text.administrator, description: text.administratorHint },
];

/**
 * The form that invites a person.
 *
 * @param canMail whether the link is mailed
 */
function InvitationForm({ canMail, result }: { canMail: boolean; result: FormResult | undefined }) {
  const form = useForm(result, {
    fields: { fullName: "", email: "", mobile: "", role: "" },
    schema: async () => (await import("~/staff/schema")).invitationSchema,
  });
  return (
    <Form method="post" {...form.props} className="grid gap-5">
      <FormMessages {...form.messages} />
      {/* No autofill: the data is the new user's, not the administrator's. */}
      <TextField {...form.text("fullName")} label={text.fullName} required autoComplete="off" />
      <TextField {...form.text("email")} type="email" label={text.email} required autoComplete="off" />
      <TextField {...form.text("mobile")} type="tel" label={text.mobile} optional autoComplete="off" />
      <RadioCards {...form.choice("role", "staff")} legend={text.role} options={roles} columns={2} />
      <SubmitButton variant="primary" size="sm" className="justify-self-start">
        {canMail ? text.send : text.createLink}
      </SubmitButton>
    </Form>
  );
}
