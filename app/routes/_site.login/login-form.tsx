import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { loginSchema } from "~/staff/schema";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/text-field";

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
  const { key: emailKey, ...email } = getInputProps(fields.email, { type: "email" });
  const { key: passwordKey, ...password } = getInputProps(fields.password, { type: "password" });
  const fieldErrors = [fields.email, fields.password].flatMap(({ id, errors = [] }) =>
    errors.map((message) => ({ id, message })),
  );
  useErrorTitle(form.status === "error");
  useEmptiedPassword(fields.password.id, lastResult);

  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-6">
      <ErrorSummary errors={fieldErrors} />
      {form.errors && (
        <Banner tone="bad" title={form.errors[0]}>
          {form.errors[1]}
        </Banner>
      )}
      <TextField
        key={emailKey}
        {...email}
        label="Email"
        errors={fields.email.errors}
        autoComplete="username"
      />
      <TextField
        key={passwordKey}
        {...password}
        label="Password"
        errors={fields.password.errors}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" isLoading={isSending} className="min-w-36 justify-self-start">
        Continue
      </Button>
    </Form>
  );
}

/** Says in the page's title that the form has errors; the server's own title does without script. */
function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    const title = document.title.replace(/^Error: /, "");
    document.title = hasErrors ? `Error: ${title}` : title;
  }, [hasErrors]);
}

/** After a refused sign-in, the password box is empty and ready for the next try, as without script. */
function useEmptiedPassword(id: string, lastResult: SubmissionResult | undefined) {
  useEffect(() => {
    const box = document.getElementById(id);
    if (!lastResult?.error?.[""] || !(box instanceof HTMLInputElement)) return;
    box.value = "";
    box.focus();
  }, [id, lastResult]);
}
