import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { loginSchema } from "~/staff/schema";
import { Button } from "~/ui/button";
import { FormField } from "~/ui/form-field";
import { FormMessages } from "~/ui/form-messages";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

/**
 * Email and password. Without script the server answers what is wrong, with script what it can tell by
 * itself is told at once.
 *
 * @param lastResult what the server made of the last post
 */
export function LoginForm({ lastResult }: { lastResult: SubmissionResult | undefined }) {
  const [form, fields] = useForm({
    id: "login",
    lastResult,
    // Until script takes over, the browser checks what it can.
    defaultNoValidate: false,
    constraint: getZodConstraint(loginSchema),
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: loginSchema }),
  });
  const isSending = useNavigation().formMethod === "POST";
  // After a refused sign-in the password box is empty, as without script, and ready for the next try.
  const isRefused = Boolean(lastResult?.error?.[""]);
  useClearedInputs([fields.password.id], isRefused ? lastResult : undefined, fields.password.id);

  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-6">
      <FormMessages formErrors={form.errors} fields={[fields.email, fields.password]} />
      <FormField field={fields.email} type="email" label="Email" autoComplete="username" />
      <FormField field={fields.password} type="password" label="Password" autoComplete="current-password" />
      <Button type="submit" variant="primary" isLoading={isSending} className="min-w-36 justify-self-start">
        Continue
      </Button>
    </Form>
  );
}
