import type { SubmissionResult } from "@conform-to/react";
import * as text from "~/messages/request-lookup";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { TextField } from "~/ui/text-field";

/** Asks for reference and email. The page has no script of its own. */
export function LookupForm({ lastResult }: { lastResult: SubmissionResult | undefined }) {
  const toField = (name: "reference" | "email") => {
    const typed = lastResult?.initialValue?.[name];
    return {
      id: name,
      name,
      required: true,
      defaultValue: typeof typed === "string" ? typed : undefined,
      errors: lastResult?.error?.[name] ?? undefined,
    };
  };
  const reference = toField("reference");
  const email = toField("email");
  return (
    <form method="post" action={paths.findRequest()} className="grid gap-6">
      <FormMessages formErrors={lastResult?.error?.[""] ?? undefined} fields={[reference, email]} />
      <TextField
        {...reference}
        label={text.reference}
        hint={text.referenceHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-72 [&_input]:font-mono"
      />
      <TextField {...email} type="email" label={text.email} hint={text.emailHint} autoComplete="email" />
      <Button type="submit" value="send" variant="primary" className="justify-self-start">
        {text.send}
      </Button>
    </form>
  );
}
