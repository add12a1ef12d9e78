import { Form, useActionData, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { passwordFault } from "~/staff/passwords/password-rules";
import type { User } from "~/staff/accounts/users.server";
import { Button } from "~/ui/button";
import { Cell, Row, RowHeader } from "~/ui/data-table";
import { Email } from "~/ui/email";
import { TextField } from "~/ui/text-field";
import type { ActionResult, Refusal } from "./action-results";
import type { Pending } from "./confirm-dialog";
import type { Intent } from "./confirmations";

interface UserRowProps {
  user: User;
  isOwn: boolean;
  address: string;
  /** What is wrong with the password that was typed here. */
  refusal: Refusal | undefined;
  /** A form of this row is about to be sent: asks first. */
  onAsk: (pending: Pending) => void;
}

export function UserRow({ user, isOwn, address, refusal, onAsk }: UserRowProps) {
  const { id, fullName, email, mobile, isAdmin } = user;
  const sending = useNavigation().formData;
  const isSending = (intent: Intent) => sending?.get("id") === id && sending.get("intent") === intent;
  const formId = `update-${id}`;
  const ask = (intent: Intent) => (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const password = new FormData(form).get("password");
    // What the server refuses without a question is sent as it is: it says what is wrong.
    if (intent === "update" && (typeof password !== "string" || passwordFault(password, user))) return;
    event.preventDefault();
    onAsk({ intent, name: fullName, form });
  };
  return (
    <Row>
      <RowHeader>
        {fullName}
        {isAdmin && <span className="block text-small font-normal text-muted">Administrator</span>}
      </RowHeader>
      <Cell label="Email" className="@min-[56rem]:min-w-42">
        <Email email={email} />
      </Cell>
      <Cell label="Phone Number" className="wrap-anywhere tabular-nums @min-[56rem]:min-w-40">
        {mobile || <span className="text-muted">Not given</span>}
      </Cell>
      <Cell label="Update Password">
        <PasswordBox
          id={id}
          name={fullName}
          formId={formId}
          refusal={refusal}
          isSending={isSending("update")}
        />
      </Cell>
      <Cell isAction>
        <Form method="post" action={address} id={formId} onSubmit={ask("update")}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="update" size="sm" isLoading={isSending("update")}>
            Update<span className="sr-only"> {fullName}</span>
          </Button>
        </Form>
      </Cell>
      <Cell isAction>
        {isOwn ? (
          <span className="text-muted">You</span>
        ) : (
          <Form method="post" action={address} onSubmit={ask("remove")}>
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              name="intent"
              value="remove"
              size="sm"
              variant="danger"
              isLoading={isSending("remove")}
            >
              Remove<span className="sr-only"> {fullName}</span>
            </Button>
          </Form>
        )}
      </Cell>
    </Row>
  );
}

/**
 * Belongs to the row's update form, which stands in another cell. Takes focus when its password is refused, and
 * is empty again once it is saved.
 */
function PasswordBox({
  id,
  name,
  formId,
  refusal,
  isSending,
}: {
  id: string;
  name: string;
  formId: string;
  refusal: Refusal | undefined;
  isSending: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const wasSent = useRef(false);
  const isSaved = !useActionData<ActionResult>();
  useEffect(() => {
    if (refusal) box.current?.querySelector("input")?.focus();
  }, [refusal]);
  useEffect(() => {
    const input = box.current?.querySelector("input");
    if (wasSent.current && !isSending && isSaved && input) input.value = "";
    wasSent.current = isSending;
  }, [isSending, isSaved]);
  return (
    <div ref={box}>
      <TextField
        id={`password-${id}`}
        type="password"
        name="password"
        form={formId}
        label={`New password for ${name}`}
        isLabelHidden
        errors={refusal && [refusal.title]}
        autoComplete="new-password"
      />
    </div>
  );
}
