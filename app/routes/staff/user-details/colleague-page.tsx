import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { SecretLink } from "~/back-office/secret-link";
import { errorsOf, messagesOf, typedInto } from "~/forms/form-result";
import { useZodForm } from "~/forms/use-zod-form";
import type { ShownLink } from "~/lib/qr-code.server";
import { link as linkLabel } from "~/messages/invitation";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import type { User } from "~/staff/accounts/users.server";
import { colleagueSchema } from "~/staff/schema";
import { Button, ButtonLink } from "~/ui/button";
import { FormField } from "~/ui/form-field";
import { FormMessages } from "~/ui/form-messages";
import { FlashBanner } from "~/ui/page-messages";
import { Panel } from "~/ui/panel";
import { SubmitButton, useIsSubmittingTo } from "~/ui/submit-button";
import { type Access, AccessPanels, OwnDevicesPanel } from "./access-panels";
import { changeAddress } from "./changes";

interface ColleaguePageProps {
  user: User;
  isOwn: boolean;
  /** Whether the account has a second factor. */
  hasFactor: boolean;
  /** Whether links are mailed. */
  canMail: boolean;
  /** Minutes for which a link works. */
  minutes: number;
  flash: ComponentProps<typeof FlashBanner>["flash"];
  /** The link that was just made, where no mail is sent. */
  link: ShownLink | null;
  result: SubmissionResult | undefined;
  access: Access;
}

/** The account of a colleague: details, role, a link to choose a new password, and what gives access at present. */
export function ColleaguePage(page: ColleaguePageProps) {
  const { user, isOwn, hasFactor, flash, link, result, access, ...mail } = page;
  const { fullName, email, mobile } = user;
  const isOfDetails =
    typedInto(result, "fullName") !== undefined || errorsOf(result, "fullName") !== undefined;
  return (
    <>
      <nav className="mb-4">
        <Link to={paths.users()} className="text-accent-text hover:underline">
          {text.back}
        </Link>
      </nav>
      <h1 className="wrap-anywhere">{fullName}</h1>
      {isOwn && <p className="mt-1 text-muted">{text.colleagueOwnAccount}</p>}
      <div className="mt-6 grid gap-5 empty:hidden">
        {!isOfDetails && result && <FormMessages formErrors={messagesOf(result)} fields={[]} />}
        <FlashBanner flash={flash}>{link && <SecretLink label={linkLabel} link={link} />}</FlashBanner>
      </div>
      <div className="mt-6 grid items-start gap-6 min-[70rem]:grid-cols-2">
        <Panel title={text.details}>
          {/* The server normalizes the values, so the form remounts with the saved ones. */}
          <DetailsForm
            key={JSON.stringify(user)}
            user={{ fullName, email, mobile }}
            id={user.id}
            lastResult={isOfDetails ? result : undefined}
          />
        </Panel>
        <div className="grid gap-6">
          <RolePanel user={user} />
          <Panel title={text.password}>
            {isOwn ? (
              <p>
                <RichText
                  text={text.changeOwn}
                  tags={{ link: (label) => <Link to={paths.accountPassword()}>{label}</Link> }}
                />
              </p>
            ) : (
              <PasswordLink id={user.id} {...mail} />
            )}
          </Panel>
          {!isOwn && hasFactor && (
            <Panel title={text.factorsPanel}>
              <p className="text-muted">{text.factorsLead}</p>
              <ButtonLink to={paths.userSecondFactor(user.id)} size="sm" variant="danger" className="mt-4">
                {text.factorsConfirm}
              </ButtonLink>
            </Panel>
          )}
          {isOwn ? <OwnDevicesPanel /> : <AccessPanels id={user.id} access={access} />}
        </div>
      </div>
    </>
  );
}

/** Says which role the account has, and leads to the question whether to change it. */
function RolePanel({ user: { id, isAdmin } }: { user: User }) {
  return (
    <Panel title={text.role}>
      <p>
        <span className="font-semibold">{isAdmin ? text.colleagueAdministrator : text.staff}</span>
        <span className="block text-muted">{isAdmin ? text.roleTexts.admin : text.roleTexts.staff}</span>
      </p>
      <ButtonLink to={changeAddress(id, "role")} size="sm" className="mt-4">
        {isAdmin ? text.makeStaff : text.makeAdmin}
      </ButtonLink>
    </Panel>
  );
}

function PasswordLink({ id, canMail, minutes }: { id: string; canMail: boolean; minutes: number }) {
  const address = changeAddress(id, "password-link");
  return (
    <Form method="post" action={address}>
      <p>{canMail ? text.linkText(minutes) : text.linkTextWithoutMail(minutes)}</p>
      <Button type="submit" size="sm" className="mt-4" isLoading={useIsSubmittingTo(address)}>
        {canMail ? text.sendLink : text.createLink}
      </Button>
    </Form>
  );
}

/**
 * The form that corrects a colleague's name, email and phone number.
 *
 * @param id of the account
 */
function DetailsForm({
  id,
  user,
  lastResult,
}: {
  id: string;
  user: { fullName: string; email: string; mobile: string };
  lastResult: SubmissionResult | undefined;
}) {
  const address = changeAddress(id, "details");
  const [form, fields] = useZodForm(colleagueSchema, { id: "details", lastResult, defaultValue: user });
  const { fullName, email, mobile } = fields;
  return (
    <Form method="post" action={address} {...getFormProps(form)} className="grid gap-5">
      <FormMessages formErrors={form.errors} fields={[fullName, email, mobile]} />
      {/* No autofill: the data is the colleague's, not the administrator's. */}
      <FormField field={fullName} type="text" label={text.colleagueName} autoComplete="off" />
      <FormField
        field={email}
        type="email"
        label={text.colleagueEmail}
        hint={text.emailHint}
        autoComplete="off"
      />
      <FormField field={mobile} type="tel" label={text.mobile} optional autoComplete="off" />
      <SubmitButton address={address}>{text.save}</SubmitButton>
    </Form>
  );
}
