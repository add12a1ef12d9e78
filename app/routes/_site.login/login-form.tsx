import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import * as text from "~/messages/login";
import { paths } from "~/paths";
import { loginSchema } from "~/staff/schema";
import { Button } from "~/ui/button";
import { FormField } from "~/ui/form-field";
import { FormMessages } from "~/ui/form-messages";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

/**
 * Renders the sign-in form. With script, what can be validated in the browser is validated at once.
 *
 * @param lastResult the result of the last submission
 */
export function LoginForm({ lastResult }: { lastResult: SubmissionResult | undefined }) {
  const [form, fields] = useForm({
    id: "login",
    lastResult,
    // Until hydration, the browser's own validation applies.
    defaultNoValidate: false,
    constraint: getZodConstraint(loginSchema),
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: loginSchema }),
  });
  const isSending = useNavigation().formMethod === "POST";
  // After a refused sign-in, the password is cleared, as without script, and focused.
  const isRefused = Boolean(lastResult?.error?.[""]);
  useClearedInputs([fields.password.id], isRefused ? lastResult : undefined, fields.password.id);

  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-6">
      <FormMessages formErrors={form.errors} fields={[fields.email, fields.password]} />
      <FormField field={fields.email} type="email" label={text.email} autoComplete="username" />
      <FormField
        field={fields.password}
        type="password"
        label={text.password}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" variant="primary" isLoading={isSending} className="min-w-36">
          {text.button}
        </Button>
        <a href={paths.forgotPassword()} className="inline-flex min-h-11 items-center underline">
          {text.forgot}
        </a>
      </div>
    </Form>
  );
}
