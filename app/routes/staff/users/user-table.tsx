import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import { type FormResult, resultOf } from "~/forms/reply";
import * as text from "~/messages/staff-users";
import type { User } from "~/staff/accounts/users.server";
import { DataTable } from "~/ui/data-table";
import type { Question } from "./account-change";
import { ConfirmDialog } from "./confirm-dialog";
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
  refused,
  question,
  onRemove,
}: {
  users: readonly User[];
  ownId: string;
  address: string;
  refused: FormResult | undefined;
  question: Question | undefined;
  /** Called when a removal waits for confirmation. */
  onRemove: () => void;
}) {
  const [removal, setRemoval] = useState<Question | null>(null);
  const [answered, setAnswered] = useState<Question>();
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
            refused={resultOf(refused, { intent: "update", id: user.id })}
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
