import { getFormProps, type SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { formMeta } from "~/back-office/form-title";
import { redirectToInvited } from "~/back-office/redirect-to-invited.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import { formHeaders } from "~/forms/form-result";
import { handleForm, showsRefusedForm } from "~/forms/handle-form.server";
import { accountRefusals } from "~/forms/refusals/account.server";
import { explainRefusal } from "~/forms/refusals/explain-refusal.server";
import { useZodForm } from "~/forms/use-zod-form";
import { guard, requireRecentVerification } from "~/guard.server";
import { hasMailServer } from "~/mail/has-mail-server.server";
import * as text from "~/messages/invitation";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { invitationDays } from "~/staff/invitations/invitation-link.server";
import { invite } from "~/staff/invitations/invite.server";
import { invitationSchema } from "~/staff/schema";
import { FormField } from "~/ui/form-field";
import { FormMessages } from "~/ui/form-messages";
import { FlashBanner } from "~/ui/page-messages";
import { RadioCards } from "~/ui/radio-cards";
import { SubmitButton } from "~/ui/submit-button";

export const meta = formMeta(text.title);
export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/invite", request);
  if (!showsRefusedForm(request)) await requireRecentVerification(request, session);
  return toKeptFormPage(request, session.staff.id, { canMail: hasMailServer(), days: invitationDays });
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/invite", request);
  return handleForm(request, {
    schema: invitationSchema,
    keepFor: session.staff.id,
    act: async ({ role, ...details }) => {
      const person = { ...details, isAdmin: role === "admin" };
      const outcome = await invite(person, session);
      if (outcome.result !== "sent") return explainRefusal(accountRefusals, outcome);
      return redirectToInvited(request, paths.users(), { id: outcome.id, ...person });
    },
  });
}

export default function Invite() {
  const { canMail, days, flash, kept } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>() ?? kept;
  return (
    <div className="max-w-136">
      <h1 className="mb-2">{text.title}</h1>
      <p className="mb-7 text-muted">{canMail ? text.lead(days) : text.leadWithoutMail(days)}</p>
      <div className="mb-7 empty:hidden">
        <FlashBanner flash={flash} />
      </div>
      <InvitationForm canMail={canMail} lastResult={lastResult} />
      <p className="mt-7">
        <RichText
          text={text.instead}
          tags={{ link: (label) => <Link to={paths.addStaff()}>{label}</Link> }}
        />
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
function InvitationForm({
  canMail,
  lastResult,
}: {
  canMail: boolean;
  lastResult: SubmissionResult | undefined;
}) {
  const [form, fields] = useZodForm(invitationSchema, {
    id: "invitation",
    lastResult,
    defaultValue: { role: "staff" },
  });
  const { fullName, email, mobile, role } = fields;

  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <FormMessages formErrors={form.errors} fields={[fullName, email, mobile]} />
      {/* No autofill: the data is the new user's, not the administrator's. */}
      <FormField field={fullName} type="text" label={text.fullName} autoComplete="off" />
      <FormField field={email} type="email" label={text.email} autoComplete="off" />
      <FormField field={mobile} type="tel" label={text.mobile} optional autoComplete="off" />
      <RadioCards
        id={role.id}
        name={role.name}
        legend={text.role}
        options={roles}
        defaultValue={role.initialValue ?? "staff"}
        columns={2}
      />
      <SubmitButton>{canMail ? text.send : text.createLink}</SubmitButton>
    </Form>
  );
}
