import type { SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { messagesOf, typedInto } from "~/forms/form-result";
import * as text from "~/messages/login";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { TextField } from "~/ui/text-field";
import { useCheckedForm } from "~/ui/use-checked-form";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

/**
 * Renders the sign-in form. With script, what can be validated in the browser is validated at once.
 *
 * @param lastResult the result of the last submission
 * @param email of the account that has just got its password
 */
export function LoginForm({
  lastResult,
  email: known,
}: {
  lastResult: SubmissionResult | undefined;
  email?: string | undefined;
}) {
  const form = useCheckedForm(lastResult, async () => (await import("./check-login")).checkLogin);
  const toField = (name: "email" | "password") => ({
    id: `login-${name}`,
    name,
    type: name,
    required: true,
    errors: form.errors[name] ?? undefined,
  });
  const email = toField("email");
  const password = toField("password");
  const isSending = useNavigation().formMethod === "POST";
  // After a refused sign-in, the password is cleared, as without script, and focused.
  const isRefused = messagesOf(lastResult) !== undefined;
  useClearedInputs([password.id], isRefused ? lastResult : undefined, password.id);

  return (
    <Form
      method="post"
      // Until the validation is loaded, the browser's own applies.
      noValidate={form.isLoaded}
      onFocus={form.loadCheck}
      onInput={form.removeCorrectedErrors}
      onSubmit={form.checkBeforeSubmit}
      className="grid gap-6"
    >
      <FormMessages formErrors={form.errors[""] ?? undefined} fields={[email, password]} />
      <TextField
        {...email}
        defaultValue={typedInto(lastResult, "email") ?? known}
        label={text.email}
        // The browser suggests passkeys, too, once the page has asked for them.
        autoComplete="username webauthn"
      />
      <TextField {...password} label={text.password} autoComplete="current-password" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" variant="primary" isLoading={isSending} className="min-[19rem]:min-w-36">
          {text.button}
        </Button>
        <a href={paths.forgotPassword()} className="inline-flex min-h-11 items-center underline">
          {text.forgot}
        </a>
      </div>
    </Form>
  );
}
