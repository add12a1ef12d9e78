import { Form } from "@remix-run/react";
import { type FormResult, messagesOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/login";
import { paths } from "~/paths";
import { FormMessages } from "~/ui/form-messages";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

/**
 * Renders the sign-in form. With script, what can be validated in the browser is validated at once.
 *
 * @param result of the last submission
 * @param email of the account that has just got its password
 */
export function LoginForm({
  result,
  email = "",
}: {
  result: FormResult | undefined;
  email?: string | undefined;
}) {
  const form = useForm(result, {
    id: "login",
    fields: { email, password: "" },
    schema: async () => (await import("~/staff/schema")).loginSchema,
    loadsAtFocus: true,
  });
  const password = form.text("password");
  // After a refused sign-in, the password is cleared, as without script, and focused.
  const isRefused = messagesOf(result) !== undefined;
  useClearedInputs([password.id], isRefused ? result : undefined, password.id);

  return (
    <Form method="post" {...form.props} className="grid gap-6">
      <FormMessages {...form.messages} />
      <TextField
        {...form.text("email")}
        type="email"
        required
        label={text.email}
        // The browser suggests passkeys, too, once the page has asked for them.
        autoComplete="username webauthn"
      />
      <TextField
        {...password}
        type="password"
        required
        label={text.password}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton variant="primary" className="min-[19rem]:min-w-36">
          {text.button}
        </SubmitButton>
        <a href={paths.forgotPassword()} className="inline-flex min-h-11 items-center underline">
          {text.forgot}
        </a>
      </div>
    </Form>
  );
}
