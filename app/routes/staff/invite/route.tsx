import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { formMeta } from "~/back-office/page-title";
import { toInvitedFlash } from "~/back-office/to-invited-flash.server";
import { constraintOf } from "~/forms/constraint.server";
import { formAction } from "~/forms/form-action.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import { respondToResult, readPost, readValues } from "~/forms/form-post.server";
import { formHeaders } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard, requireVerificationToType } from "~/guard.server";
import { hasMailServer } from "~/mail/outbox-state.server";
import * as text from "~/messages/invitation";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { accountRefusals } from "~/refusals/account.server";
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
  return toKeptFormPage(request, session.staff.id, {
    canMail: hasMailServer(),
    days: invitationDays,
    constraint: constraintOf(invitationSchema),
  });
}

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/invite", request);
  const post = await readPost(request, { to: paths.users() });
  const { role, ...details } = readValues(post, invitationSchema);
  const invited = await invite({ ...details, isAdmin: role === "admin" }, session);
  return respondToResult(post, invited, ({ id }) => toInvitedFlash({ ...details, id }), accountRefusals);
});

export default function Invite() {
  const { canMail, days, flash } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-136">
      <h1 className="mb-2">{text.title}</h1>
      <p className="mb-7 text-muted">{canMail ? text.lead(days) : text.leadWithoutMail(days)}</p>
      <div className="mb-7 empty:hidden">
        <PageFlash flash={flash} />
      </div>
      <InvitationForm />
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

function InvitationForm() {
  const { canMail, constraint, kept } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({
    id: "invite",
    lastResult: useActionData<typeof action>() ?? kept,
    defaultValue: { fullName: "", email: "", mobile: "", role: "staff" },
    constraint,
  });
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <FormMessages form={form} />
      {/* No autofill, because the data are the new user's, not the administrator's. */}
      <TextField field={fields.fullName} label={text.fullName} autoComplete="off" />
      <TextField field={fields.email} type="email" label={text.email} autoComplete="off" />
      <TextField field={fields.mobile} type="tel" label={text.mobile} optional autoComplete="off" />
      <RadioCards field={fields.role} legend={text.role} options={roles} columns={2} />
      <SubmitButton variant="primary" size="sm" className="justify-self-start">
        {canMail ? text.send : text.createLink}
      </SubmitButton>
    </Form>
  );
}
