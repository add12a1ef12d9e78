import { useSubmit } from "@remix-run/react";
import { confirmations } from "~/messages/staff-users";
import { cancel } from "~/messages/ui";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { Intent } from "./confirmations";

/** A submitted form that waits for confirmation. */
export interface PendingChange {
  intent: Intent;
  name: string;
  form: HTMLFormElement;
}

/** Asks for confirmation, then submits the form of the pending change; null closes the dialog. */
export function ConfirmDialog({ pending, onClose }: { pending: PendingChange | null; onClose: () => void }) {
  const submit = useSubmit();
  const { title, consequence, confirm: confirmLabel } = confirmations[pending?.intent ?? "update"];
  const confirm = () => {
    if (!pending) return;
    const fields = new FormData(pending.form);
    fields.set("intent", pending.intent);
    fields.set("confirmed", "yes");
    submit(fields, { method: "post", action: pending.form.getAttribute("action") ?? undefined });
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
