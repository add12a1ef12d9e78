import { getFormProps } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import type { FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/second-factor";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { TextField } from "~/ui/text-field";
import { useClearedInputs } from "~/ui/use-cleared-inputs";
import type { findFactorMethods } from "./factor-methods.server";
import { PasskeyButton } from "./passkey-button";

/** @param otherMethodUrl the URL of this page with the other kind of code */
export function SecondFactorForms({
  purpose,
  methods: { hasPasskey, hasApp, wantsRecovery },
  otherMethodUrl,
  result,
}: {
  purpose: "sign-in" | "confirm";
  methods: Awaited<ReturnType<typeof findFactorMethods>>;
  otherMethodUrl: string;
  result: FormResult | undefined;
}) {
  const [form, { code }] = useForm({ id: "second-factor", lastResult: result, defaultValue: { code: "" } });
  const navigation = useNavigation();
  const sentForm = navigation.formMethod === "POST" ? navigation.formData : undefined;
  useClearedInputs([code.id], !form.valid && result, code.id);
  const asksForApp = hasApp && !wantsRecovery;
  const showsPasskey = hasPasskey && !wantsRecovery;

  return (
    <div className="grid gap-6">
      {showsPasskey && (
        <PasskeyButton
          purpose={purpose}
          label={text.usePasskey}
          isSending={Boolean(sentForm?.has("passkey"))}
        />
      )}
      <Form method="post" {...getFormProps(form)} className="grid gap-6">
        <FormMessages form={form} />
        {(asksForApp || wantsRecovery || !showsPasskey) && (
          <>
            <TextField
              field={code}
              label={asksForApp ? text.code : text.recoveryCode}
              hint={asksForApp ? text.codeHint : text.recoveryCodeHint}
              inputMode={asksForApp ? "numeric" : "text"}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={100}
              required
            />
            <Button
              type="submit"
              variant={showsPasskey ? "secondary" : "primary"}
              isLoading={Boolean(sentForm && !sentForm.has("passkey"))}
              className="justify-self-start"
            >
              {text.confirm}
            </Button>
          </>
        )}
      </Form>
      {(hasApp || hasPasskey) && (
        <p>
          <Link to={otherMethodUrl} className="inline-flex min-h-11 items-center underline">
            {wantsRecovery ? text.useOther : text.useRecovery}
          </Link>
        </p>
      )}
    </div>
  );
}
