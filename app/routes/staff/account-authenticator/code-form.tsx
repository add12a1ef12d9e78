import { Form, useNavigation } from "@remix-run/react";
import { errorsOf, type FormResult, messagesOf } from "~/forms/reply";
import * as text from "~/messages/account-security";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { TextField } from "~/ui/text-field";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

const inputId = "authenticator-code";

/** Asks for the first code of an authenticator app. */
export function CodeForm({ result }: { result: FormResult | undefined }) {
  const errors = errorsOf(result, "code");
  const isSending = useNavigation().formMethod === "POST";
  useClearedInputs([inputId], result, inputId);
  return (
    <Form method="post" className="grid max-w-104 gap-6">
      <FormMessages formErrors={messagesOf(result)} fields={[{ id: inputId, errors }]} />
      <TextField
        id={inputId}
        type="text"
        name="code"
        label={text.code}
        errors={errors}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
      />
      <Button type="submit" variant="primary" isLoading={isSending} className="justify-self-start">
        {text.confirmApp}
      </Button>
    </Form>
  );
}
