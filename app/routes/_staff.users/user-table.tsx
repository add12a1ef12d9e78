import { useState } from "react";
import * as text from "~/messages/staff-users";
import type { User } from "~/staff/accounts/users.server";
import { DataTable } from "~/ui/data-table";
import type { Refusal } from "./action-results";
import { ConfirmDialog, type PendingChange } from "./confirm-dialog";
import { UserRow } from "./user-row";

const columns = [
  { header: text.name },
  { header: text.email },
  { header: text.phoneNumber },
  { header: text.updatePassword },
  { header: text.update, isAction: true },
  { header: text.remove, isAction: true },
];

/**
 * The accounts as rows, each with a form to update and one to remove it. With script, a dialog asks for confirmation.
 *
 * @param ownId the account of the signed-in user, who cannot remove it
 */
export function UserTable({
  users,
  ownId,
  address,
  refusal,
  onConfirm,
}: {
  users: readonly User[];
  ownId: string;
  address: string;
  refusal: Refusal | undefined;
  /** Called when a change waits for confirmation. */
  onConfirm: () => void;
}) {
  const [pending, setPending] = useState<PendingChange | null>(null);
  return (
    <>
      <DataTable caption={text.tableCaption} columns={columns}>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isOwn={user.id === ownId}
            address={address}
            refusal={refusal?.passwordOf === user.id ? refusal : undefined}
            onConfirm={(change) => {
              onConfirm();
              setPending(change);
            }}
          />
        ))}
      </DataTable>
      <ConfirmDialog pending={pending} onClose={() => setPending(null)} />
    </>
  );
}
