import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { IntentButton } from "~/back-office/intent-button";
import { SecretLink } from "~/back-office/secret-link";
import { messagesOf, resultOf } from "~/forms/form-result";
import type { ShownLink } from "~/lib/qr-code.server";
import { link as linkLabel } from "~/messages/invitation";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import type { User } from "~/staff/accounts/users.server";
import { ButtonLink } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { FlashBanner } from "~/ui/page-messages";
import { Panel } from "~/ui/panel";
import { type Access, AccessPanels, OwnDevicesPanel } from "./access-panels";
import { questionAddress } from "./changes";
import { DetailsForm } from "./details-form";

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
  const ofDetails = resultOf(result, { intent: "details" });
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
        {!ofDetails && result && <FormMessages formErrors={messagesOf(result)} fields={[]} />}
        <FlashBanner flash={flash}>{link && <SecretLink label={linkLabel} link={link} />}</FlashBanner>
      </div>
      <div className="mt-6 grid items-start gap-6 min-[70rem]:grid-cols-2">
        <Panel title={text.details}>
          {/* The server normalizes the values, so the form remounts with the saved ones. */}
          <DetailsForm key={JSON.stringify(user)} user={{ fullName, email, mobile }} lastResult={ofDetails} />
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
              <PasswordLink {...mail} />
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
      <ButtonLink to={questionAddress(id, "role")} size="sm" className="mt-4">
        {isAdmin ? text.makeStaff : text.makeAdmin}
      </ButtonLink>
    </Panel>
  );
}

function PasswordLink({ canMail, minutes }: { canMail: boolean; minutes: number }) {
  return (
    <>
      <p className="mb-4">{canMail ? text.linkText(minutes) : text.linkTextWithoutMail(minutes)}</p>
      <IntentButton intent="password-link">{canMail ? text.sendLink : text.createLink}</IntentButton>
    </>
  );
}
