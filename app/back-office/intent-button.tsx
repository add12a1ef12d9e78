import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import type { Button } from "~/ui/button";
import { SubmitButton } from "~/ui/submit-button";

interface IntentButtonProps {
  /** Tells the action which form was posted. */
  intent: string;
  fields?: Readonly<Record<string, string>>;
  /** The form's action; this page by default. */
  address?: string;
  /** The accessible name, if the visible text does not name the object. */
  label?: string;
  variant?: NonNullable<ComponentProps<typeof Button>["variant"]>;
  className?: string;
  children: string;
}

export function IntentButton({
  intent,
  fields = {},
  address,
  label,
  variant = "secondary",
  className,
  children,
}: IntentButtonProps) {
  return (
    <Form method="post" action={address} className={className}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton intent={intent} size="sm" variant={variant} sends={fields} aria-label={label}>
        {children}
      </SubmitButton>
    </Form>
  );
}
