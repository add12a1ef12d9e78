import { getFormProps } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { BackLink } from "~/back-office/back-link";
import { DeviceList, type DeviceRow } from "~/back-office/device-list";
import { IntentButton } from "~/back-office/intent-button";
import { SecretLink } from "~/back-office/secret-field";
import type { constraintOf } from "~/forms/constraint.server";
import { type FormResult, messagesOf, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import type { ShownLink } from "~/lib/qr-code.server";
import { devices as devicesTitle } from "~/messages/account-security";
import { link as linkLabel } from "~/messages/invitation";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import type { User } from "~/staff/accounts/users.server";
import { ButtonLink } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { PageFlash } from "~/ui/page-messages";
import { Panel } from "~/ui/panel";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";

interface ColleaguePageProps {
  user: User;
  isOwn: boolean;
  hasFactor: boolean;
  canMail: boolean;
  /** How long a link is valid, in minutes. */
  minutes: number;
  flash: ComponentProps<typeof PageFlash>["flash"];
  /** The new link, if there is no mail server. */
  link: ShownLink | null;
  result: FormResult | undefined;
  constraint: ReturnType<typeof constraintOf>;
  access: ColleagueAccess;
}

export function ColleaguePage(page: ColleaguePageProps) {
  const { user, isOwn, hasFactor, canMail, minutes, flash, link, result, constraint, access } = page;
  const ofDetails = resultOf(result, { intent: "details" });
  return (
    <>
      <BackLink to={paths.users()}>{text.back}</BackLink>
      <h1 className="wrap-anywhere">{user.fullName}</h1>
      {isOwn && <p className="mt-1 text-muted">{text.colleagueOwnAccount}</p>}
      <div className="mt-6 grid gap-5 empty:hidden">
        {!ofDetails && result && <FormMessages formErrors={messagesOf(result)} fields={[]} />}
        <PageFlash flash={flash}>{link && <SecretLink label={linkLabel} link={link} />}</PageFlash>
      </div>
      <div className="mt-6 grid items-start gap-6 min-[70rem]:grid-cols-2">
        <Panel title={text.details}>
          {/* The server normalizes the values, so the form remounts with the saved ones. */}
          <DetailsForm key={JSON.stringify(user)} user={user} result={ofDetails} constraint={constraint} />
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
              <>
                <p className="mb-4">{canMail ? text.linkText(minutes) : text.linkTextWithoutMail(minutes)}</p>
                <IntentButton intent="password-link">
                  {canMail ? text.sendLink : text.createLink}
                </IntentButton>
              </>
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

function RolePanel({ user: { id, isAdmin } }: { user: User }) {
  return (
    <Panel title={text.role}>
      <p>
        <span className="font-semibold">{isAdmin ? text.colleagueAdministrator : text.staff}</span>
        <span className="block text-muted">{isAdmin ? text.roleTexts.admin : text.roleTexts.staff}</span>
      </p>
      <ButtonLink to={questionAddress(id, "role")} size="sm" className="mt-4">
        {isAdmin ? text.makeStaff : text.makeAdmin}
      </ButtonLink>
    </Panel>
  );
}

function DetailsForm({
  user: { fullName, email, mobile },
  result,
  constraint,
}: Pick<ColleaguePageProps, "user" | "result" | "constraint">) {
  const [form, fields] = useForm({
    id: "details",
    lastResult: result,
    defaultValue: { fullName, email, mobile },
    constraint,
  });
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <FormMessages form={form} />
      {/* No autofill, because the data are the colleague's, not the administrator's. */}
      <TextField field={fields.fullName} label={text.colleagueName} autoComplete="off" />
      <TextField
        field={fields.email}
        type="email"
        label={text.colleagueEmail}
        hint={text.emailHint}
        autoComplete="off"
      />
      <TextField field={fields.mobile} type="tel" label={text.mobile} optional autoComplete="off" />
      <SubmitButton intent="details" variant="primary" size="sm" className="justify-self-start">
        {text.save}
      </SubmitButton>
    </Form>
  );
}

export interface ColleagueAccess {
  devices: DeviceRow[];
  calendar: {
    version: number;
    /** Says when the feed was last read, and by which program. */
    use: string;
  };
}

function AccessPanels({ id, access: { devices, calendar } }: { id: string; access: ColleagueAccess }) {
  return (
    <>
      <Panel title={devicesTitle}>
        {devices.length === 0 ? (
          <p>{text.noDevices}</p>
        ) : (
          <div className="grid justify-items-start gap-4">
            <p className="text-muted">{text.devicesLead}</p>
            <div className="w-full">
              <DeviceList devices={devices} />
            </div>
            <ButtonLink to={questionAddress(id, "sign-out")} size="sm" variant="danger">
              {text.signOutEverywhere}
            </ButtonLink>
          </div>
        )}
      </Panel>
      <Panel title={text.calendar}>
        <p>{calendar.use}</p>
        <p className="text-muted">{text.calendarLead}</p>
        <ButtonLink to={questionAddress(id, "calendar")} size="sm" variant="danger" className="mt-4">
          {text.endAddress}
        </ButtonLink>
      </Panel>
    </>
  );
}

/** Links to the page that shows administrators their own devices. */
function OwnDevicesPanel() {
  return (
    <Panel title={devicesTitle}>
      <p>
        <RichText
          text={text.ownDevices}
          tags={{ link: (label) => <Link to={paths.accountSecurity()}>{label}</Link> }}
        />
      </p>
    </Panel>
  );
}

const questions = ["role", "sign-out", "calendar"] as const;

/** A change for which the page asks for confirmation before its form is sent. */
type AccountQuestion = (typeof questions)[number];

function questionAddress(id: string, question: AccountQuestion): string {
  return `${paths.userDetails(id)}?change=${question}`;
}

export function readQuestion(url: string): AccountQuestion | null {
  const questionName = new URL(url).searchParams.get("change");
  return questions.find((question) => question === questionName) ?? null;
}
