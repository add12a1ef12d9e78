import type { SubmissionResult } from "@conform-to/react";
import * as text from "~/messages/password-reset";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { TextField } from "~/ui/text-field";

/** Asks for the email of the account. The page has no script of its own. */
export function ForgotForm({ lastResult }: { lastResult: SubmissionResult | undefined }) {
  const typed = lastResult?.initialValue?.email;
  const email = {
    id: "email",
    name: "email",
    defaultValue: typeof typed === "string" ? typed : undefined,
    errors: lastResult?.error?.email ?? undefined,
  };
  return (
    <form method="post" action={paths.forgotPassword()} className="grid gap-6">
      <FormMessages formErrors={lastResult?.error?.[""] ?? undefined} fields={[email]} />
      <TextField {...email} type="email" label={text.email} autoComplete="username" required />
      <Button type="submit" variant="primary" className="justify-self-start">
        {text.ask}
      </Button>
    </form>
  );
}
