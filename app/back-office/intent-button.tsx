import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import type { Button } from "~/ui/button";
import { SubmitButton } from "~/ui/submit-button";

interface IntentButtonProps {
  /** Tells the action which form it is. */
  intent: string;
  /** What else the form sends. */
  fields?: Readonly<Record<string, string>>;
  /** Where the form posts to; this page by default. */
  address?: string;
  /** The accessible name, where the text alone does not say what the button acts on. */
  label?: string;
  variant?: NonNullable<ComponentProps<typeof Button>["variant"]>;
  /** Of the form. */
  className?: string;
  children: string;
}

/** A form with a button alone. */
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
      {Object.entries({ intent, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton size="sm" variant={variant} sends={{ intent, ...fields }} aria-label={label}>
        {children}
      </SubmitButton>
    </Form>
  );
}
