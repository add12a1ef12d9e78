import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import * as text from "~/messages/staff-users";
import type { User } from "~/staff/accounts/users.server";
import { DataTable } from "~/ui/data-table";
import type { ConfirmationRequest, Refusal } from "./action-results";
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
 * @param question the server's answer to a change that it would make
 */
export function UserTable({
  users,
  ownId,
  address,
  refusal,
  question,
  onRemove,
}: {
  users: readonly User[];
  ownId: string;
  address: string;
  refusal: Refusal | undefined;
  question: ConfirmationRequest | undefined;
  /** Called when a removal waits for confirmation. */
  onRemove: () => void;
}) {
  const [removal, setRemoval] = useState<PendingChange | null>(null);
  const [answered, setAnswered] = useState<ConfirmationRequest>();
  const isIdle = useNavigation().state === "idle";
  const update = isIdle && question && question !== answered ? question : null;
  const close = () => {
    setRemoval(null);
    setAnswered(question);
  };
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
            isAsking={update?.id === user.id}
            onRemove={() => {
              onRemove();
              setRemoval({ intent: "remove", id: user.id, name: user.fullName });
            }}
          />
        ))}
      </DataTable>
      <ConfirmDialog pending={removal ?? update} address={address} onClose={close} />
    </>
  );
}
