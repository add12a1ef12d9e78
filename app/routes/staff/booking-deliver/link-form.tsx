import { Form } from "@remix-run/react";
import { errorsOf, type FormResult, valueOf } from "~/forms/form-result";
import * as text from "~/messages/delivery-work";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { TextField } from "~/ui/text-field";

/** Adds a tour or model that another service shows. */
export function LinkForm({ formId, result }: { formId: string; result: FormResult | undefined }) {
  const field = (name: "name" | "url") => ({
    id: name,
    name,
    defaultValue: valueOf(result, name, ""),
    errors: errorsOf(result, name),
  });
  return (
    <Panel title={text.addLink}>
      <Form method="post" noValidate className="grid gap-5">
        <FormMessages fields={[field("name"), field("url")]} />
        <input type="hidden" name="intent" value="link" />
        <input type="hidden" name="formId" value={formId} />
        <TextField {...field("name")} label={text.linkName} hint={text.linkNameHint} />
        <TextField {...field("url")} type="url" label={text.linkAddress} hint={text.linkAddressHint} />
        <div>
          <Button type="submit" size="sm">
            {text.saveLink}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
