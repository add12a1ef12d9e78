import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import * as text from "~/messages/ui";
import { ButtonLink } from "./button";
import { SubmitButton } from "./submit-button";

/**
 * Asks for confirmation in browsers without script; with script, a dialog does.
 *
 * @param address the form's action
 * @param cancelAddress the target of Cancel; by default, `address`
 * @param fields the hidden inputs
 * @param children the consequence of the change, and further inputs
 */
export function ConfirmPage({
  title,
  address,
  cancelAddress = address,
  fields,
  confirmLabel,
  isDestructive,
  children,
}: {
  title: string;
  address: string;
  cancelAddress?: string;
  fields: Readonly<Record<string, string>>;
  confirmLabel: string;
  isDestructive: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid max-w-read gap-6">
      <h1>{title}</h1>
      <Form method="post" action={address} className="grid gap-6">
        {children}
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to={cancelAddress} size="sm">
            {text.cancel}
          </ButtonLink>
          <SubmitButton size="sm" variant={isDestructive ? "danger-filled" : "primary"} sends={fields}>
            {confirmLabel}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}
