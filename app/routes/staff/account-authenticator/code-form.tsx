import { Form, useNavigation } from "@remix-run/react";
import * as text from "~/messages/account-security";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { TextField } from "~/ui/text-field";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

const inputId = "authenticator-code";

/**
 * Asks for the first code of an authenticator app.
 *
 * @param messages why the last code was refused as a whole
 * @param errors what was wrong with the last code
 */
export function CodeForm({
  messages,
  errors = [],
}: {
  messages: string[] | undefined;
  errors: string[] | undefined;
}) {
  const isSending = useNavigation().formMethod === "POST";
  useClearedInputs([inputId], messages, inputId);
  return (
    <Form method="post" className="grid max-w-104 gap-6">
      <FormMessages formErrors={messages} fields={[{ id: inputId, errors }]} />
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
