import { useSubmit } from "@remix-run/react";
import { confirmations } from "~/messages/staff-users";
import { cancel } from "~/messages/ui";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { type Question, updateFormId } from "./account-change";

/**
 * Asks for confirmation, then submits the pending change; null closes the dialog.
 *
 * @param address where the forms of the rows post to
 */
export function ConfirmDialog({
  pending,
  address,
  onClose,
}: {
  pending: Question | null;
  address: string;
  onClose: () => void;
}) {
  const submit = useSubmit();
  const { title, consequence, confirm: confirmLabel } = confirmations[pending?.intent ?? "update"];
  const confirm = () => {
    if (!pending) return;
    const { intent, id } = pending;
    // The new password is only in its row: the server does not send it back.
    const row = intent === "update" ? document.getElementById(updateFormId(id)) : null;
    const fields = row instanceof HTMLFormElement ? new FormData(row) : new FormData();
    for (const [name, value] of Object.entries({ id, intent, confirmed: "yes" })) fields.set(name, value);
    submit(fields, { method: "post", action: address });
    onClose();
  };
  return (
    <Dialog
      title={title}
      isOpen={pending !== null}
      onClose={onClose}
      actions={
        <>
          <Button type="button" size="sm" onClick={onClose}>
            {cancel}
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
    </Dialog>
  );
}
