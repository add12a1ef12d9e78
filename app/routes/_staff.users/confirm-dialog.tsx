import { useSubmit } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { type Intent, confirmations } from "./confirmations";

/** A row's form that waits for its question to be answered. */
export interface Pending {
  intent: Intent;
  name: string;
  form: HTMLFormElement;
}

/** Asks before a row's form is sent, and sends it. Escape, Cancel and a click beside it send nothing. */
export function ConfirmDialog({ pending, onDone }: { pending: Pending | null; onDone: () => void }) {
  const submit = useSubmit();
  const { title, consequence, yes } = confirmations[pending?.intent ?? "update"];
  const confirm = () => {
    if (!pending) return;
    const fields = new FormData(pending.form);
    fields.set("intent", pending.intent);
    fields.set("confirmed", "yes");
    submit(fields, { method: "post", action: pending.form.getAttribute("action") ?? undefined });
    onDone();
  };
  return (
    <Dialog
      title={title}
      isOpen={pending !== null}
      onClose={onDone}
      actions={
        <>
          <Button type="button" onClick={onDone}>
            Cancel
          </Button>
          <Button
            type="button"
            variant={pending?.intent === "remove" ? "danger-filled" : "primary"}
            onClick={confirm}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere text-muted">{pending && consequence(pending.name)}</p>
    </Dialog>
  );
}
