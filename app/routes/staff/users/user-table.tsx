import { useNavigation, useSubmit } from "@remix-run/react";
import { useState } from "react";
import { type FormResult, resultOf } from "~/forms/form-result";
import * as text from "~/messages/staff-users";
import * as uiText from "~/messages/ui";
import { Button } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { Dialog } from "~/ui/dialog";
import { RemainingApiKeys } from "./keys-left";
import { type ShownUser, updateFormId, UserRow } from "./user-row";
import type { ChangeQuestion } from "./users-forms.server";

const columns = [
  { header: text.name },
  { header: text.email },
  { header: text.phoneNumber },
  { header: text.updatePassword },
  { header: text.update, isAction: true },
  { header: text.remove, isAction: true },
];

/**
 * The table of accounts. With script, a dialog asks for confirmation.
 *
 * @param ownId the signed-in user's account, which they cannot remove
 * @param question the server's question before an update
 */
export function UserTable({
  users,
  ownId,
  address,
  refused,
  question,
  onRemove,
}: {
  users: readonly ShownUser[];
  ownId: string;
  address: string;
  refused: FormResult | undefined;
  question: ChangeQuestion | undefined;
  /** Called when a removal waits for confirmation. */
  onRemove: () => void;
}) {
  const [removal, setRemoval] = useState<ChangeQuestion | null>(null);
  const [answered, setAnswered] = useState<ChangeQuestion>();
  const isIdle = useNavigation().state === "idle";
  const update = isIdle && question && question !== answered ? question : null;
  const close = () => {
    setRemoval(null);
    setAnswered(question);
  };
  /** The change that waits for confirmation; null closes the dialog. */
  const pending = removal ?? update;
  const submit = useSubmit();
  const { title, consequence, confirm: confirmLabel } = text.confirmations[pending?.intent ?? "update"];
  const confirm = () => {
    if (!pending) return;
    const { intent, id } = pending;
    // Only the row still has the new password, because the server does not send it back.
    const row = intent === "update" ? document.getElementById(updateFormId(id)) : null;
    const fields = row instanceof HTMLFormElement ? new FormData(row) : new FormData();
    for (const [name, value] of Object.entries({ id, intent, confirmed: "yes" })) fields.set(name, value);
    submit(fields, { method: "post", action: address });
    close();
  };
  return (
    <>
      <DataTable caption={text.tableCaption} columns={columns}>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isOwn={user.id === ownId}
            action={address}
            refused={resultOf(refused, { intent: "update", id: user.id })}
            isAsking={update?.id === user.id}
            onRemove={() => {
              onRemove();
              setRemoval({ intent: "remove", id: user.id, name: user.fullName, keys: user.keys });
            }}
          />
        ))}
      </DataTable>
      <Dialog
        title={title}
        isOpen={pending !== null}
        onClose={close}
        actions={
          <>
            <Button type="button" size="sm" onClick={close}>
              {uiText.cancel}
            </Button>
            <Button
              type="button"
              size="sm"
              variant={pending?.intent === "remove" ? "danger-filled" : "primary"}
              onClick={confirm}
            >
              {confirmLabel}
            </Button>
          </>
        }
      >
        <p className="wrap-anywhere text-muted">{pending && consequence(pending.name)}</p>
        {pending && <RemainingApiKeys {...pending} />}
      </Dialog>
    </>
  );
}
