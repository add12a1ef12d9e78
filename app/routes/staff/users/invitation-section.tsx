import { IntentButton } from "~/back-office/intent-button";
import * as text from "~/messages/invitation";
import type { listOpenInvitations } from "~/staff/invitations/invite.server";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import { Email } from "~/ui/email";

/** `expires` is the last day, such as "March 3, 2027". */
type OpenInvitation = Omit<Awaited<ReturnType<typeof listOpenInvitations>>[number], "expiresAt"> & {
  expires: string;
};

export interface InvitationSectionProps {
  invitations: readonly OpenInvitation[];
  canMail: boolean;
  address: string;
}

const columns = [
  { header: text.columns.name },
  { header: text.columns.email },
  { header: text.columns.role },
  { header: text.columns.expires },
  { header: text.columns.renew, isAction: true },
  { header: text.columns.revoke, isAction: true },
];

/** Renders nothing without an open invitation. */
export function InvitationSection({ invitations, canMail, address }: InvitationSectionProps) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="open-invitations" className="mt-12">
      <h2 id="open-invitations">{text.openTitle}</h2>
      <p className="mt-1 mb-5 text-muted">{canMail ? text.openLead : text.openLeadWithoutMail}</p>
      <DataTable caption={text.tableCaption} columns={columns}>
        {invitations.map(({ id, fullName, email, isAdmin, expires, isExpired, invitedBy }) => (
          <Row key={id}>
            <RowHeader>
              {fullName}
              {invitedBy !== null && (
                <span className="block text-small font-normal text-muted">{text.invitedBy(invitedBy)}</span>
              )}
            </RowHeader>
            <Cell label={text.columns.email}>
              <Email email={email} />
            </Cell>
            <Cell label={text.columns.role}>{isAdmin ? text.administrator : text.staff}</Cell>
            <Cell label={text.columns.expires} className="whitespace-nowrap">
              {isExpired ? text.expired(expires) : expires}
            </Cell>
            <Cell isAction>
              <IntentButton
                address={address}
                intent="renew-invitation"
                fields={{ id }}
                label={text.renewOf(fullName)}
              >
                {text.renew}
              </IntentButton>
            </Cell>
            <Cell isAction>
              <IntentButton
                address={address}
                intent="revoke-invitation"
                fields={{ id }}
                label={text.revokeOf(fullName)}
                variant="danger"
              >
                {text.revoke}
              </IntentButton>
            </Cell>
          </Row>
        ))}
      </DataTable>
    </section>
  );
}
