import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { IntentButton } from "~/back-office/intent-button";
import { PasskeyButton } from "~/back-office/sign-in/passkey-button";
import { errorsOf, type FormResult, resultOf, typedInto } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/account-security";
import { passkeyNameLength, passkeyNameSchema } from "~/staff/factors/passkey-name";
import { Panel } from "~/ui/panel";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { useIsHydrated } from "~/ui/use-is-hydrated";

interface Passkey {
  id: string;
  name: string;
  times: string;
}

export function PasskeySection({
  passkeys,
  result,
}: {
  passkeys: Passkey[];
  result: FormResult | undefined;
}) {
  return (
    <Panel title={text.passkeys}>
      <div className="grid gap-4">
        <p className="text-muted">{text.passkeysLead}</p>
        {passkeys.length === 0 ? (
          <p>{text.noPasskeys}</p>
        ) : (
          <ul className="border-t border-line">
            {passkeys.map((passkey) => (
              <PasskeyItem
                // A rename changes the key and so closes the form.
                key={`${passkey.id} ${passkey.name}`}
                {...passkey}
                result={resultOf(result, { intent: "rename-passkey", id: passkey.id })}
              />
            ))}
          </ul>
        )}
        <NewPasskey key={passkeys.length} result={resultOf(result, { intent: "add-passkey" })} />
      </div>
    </Panel>
  );
}

function PasskeyItem({ id, name, times, result }: Passkey & { result: FormResult | undefined }) {
  const [form, fields] = useForm({
    id: `rename-${id}`,
    lastResult: result,
    defaultValue: { name },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-muted">{times}</p>
      </div>
      <IntentButton intent="remove-passkey" fields={{ id }} label={text.removePasskey(name)} variant="danger">
        {text.remove}
      </IntentButton>
      <details open={Boolean(result) || undefined} className="basis-full">
        <summary
          aria-label={text.renamePasskey(name)}
          className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent-text underline underline-offset-[0.25em]"
        >
          {text.rename}
        </summary>
        <Form method="post" {...getFormProps(form)} className="mt-2 flex flex-wrap items-end gap-3">
          <input type="hidden" name="id" value={id} />
          <TextField
            field={fields.name}
            label={text.passkeyName}
            maxLength={passkeyNameLength}
            required
            className="min-w-0 flex-1"
          />
          <SubmitButton intent="rename-passkey" size="sm" sends={{ id }}>
            {text.rename}
          </SubmitButton>
        </Form>
      </details>
    </li>
  );
}

/** The browser must create the passkey, so without script there is only a note. */
function NewPasskey({ result }: { result: FormResult | undefined }) {
  const [error, setError] = useState<string>();
  const isHydrated = useIsHydrated();
  const navigation = useNavigation();
  const id = "new-passkey-name";
  const readName = () => {
    const input = document.getElementById(id) as HTMLInputElement;
    const message = passkeyNameSchema.safeParse(input.value).error?.issues[0]?.message;
    setError(message);
    if (message) input.focus();
    return message ? null : { intent: "add-passkey", name: input.value };
  };
  return (
    <div className="grid gap-4">
      {isHydrated && (
        <TextField
          id={id}
          defaultValue={typedInto(result, "name")}
          label={text.newPasskeyName}
          hint={text.newPasskeyHint}
          errors={error ? [error] : errorsOf(result, "name")}
          maxLength={passkeyNameLength}
          autoComplete="off"
          onInput={() => setError(undefined)}
          className="max-w-104"
        />
      )}
      <PasskeyButton
        purpose="register"
        label={text.addPasskey}
        variant="secondary"
        size="sm"
        fields={readName}
        isSending={Boolean(navigation.formData?.has("passkey"))}
      />
    </div>
  );
}
