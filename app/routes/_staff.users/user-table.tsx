import { useState } from "react";
import type { User } from "~/staff/accounts/users.server";
import { DataTable } from "~/ui/data-table";
import type { Refusal } from "./action-results";
import { ConfirmDialog, type Pending } from "./confirm-dialog";
import { UserRow } from "./user-row";

const columns = [
  { header: "Name" },
  { header: "Email" },
  { header: "Phone Number" },
  { header: "Update Password" },
  { header: "Update", isAction: true },
  { header: "Remove", isAction: true },
];

/**
 * The accounts as rows, each with its two forms. With script, a dialog asks before a form is sent.
 *
 * @param ownId the account of who looks at it, who cannot remove themselves
 */
export function UserTable({
  users,
  ownId,
  address,
  refusal,
  onAsk,
}: {
  users: readonly User[];
  ownId: string;
  address: string;
  refusal: Refusal | undefined;
  /** A change is about to be made, and asked about. */
  onAsk: () => void;
}) {
  const [pending, setPending] = useState<Pending | null>(null);
  return (
    <>
      <DataTable caption="Staff accounts, by name" columns={columns}>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isOwn={user.id === ownId}
            address={address}
            refusal={refusal?.passwordOf === user.id ? refusal : undefined}
            onAsk={(asked) => {
              onAsk();
              setPending(asked);
            }}
          />
        ))}
      </DataTable>
      <ConfirmDialog pending={pending} onDone={() => setPending(null)} />
    </>
  );
}
