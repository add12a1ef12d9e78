import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { z } from "zod";
import type { FormResult } from "~/forms/form-result";
import * as text from "~/messages/api-keys";
import type { KeyArea } from "~/policies";
import type { keySchema } from "~/staff/api-keys/key-schema";
import { ChoiceGroup } from "~/ui/choice-group";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { Select } from "~/ui/select";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";

const areas = Object.entries(text.areas) as [KeyArea, string][];

/**
 * The form for a new key.
 *
 * @param result of this form, if it was refused
 */
export function KeyForm({ result }: { result: FormResult | undefined }) {
  const [form, fields] = useForm<z.input<typeof keySchema>>({ id: "key", lastResult: result });
  return (
    <Panel title={text.newTitle}>
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <FormMessages form={form} />
        <TextField field={fields.name} label={text.name} hint={text.nameHint} autoComplete="off" required />
        <ChoiceGroup
          id="access"
          legend={text.access}
          hint={text.accessHint}
          errors={fields.bookings.errors ?? []}
        >
          <div className="mt-3 grid gap-x-5 gap-y-3 sm:grid-cols-2">
            {areas.map(([area, label]) => (
              // The messages are at the group.
              <Select key={area} field={fields[area]} label={label} errors={[]}>
                {Object.entries(text.levels).map(([level, name]) => (
                  <option key={level} value={level}>
                    {name}
                  </option>
                ))}
              </Select>
            ))}
          </div>
        </ChoiceGroup>
        <TextField field={fields.lastDay} type="date" label={text.lastDay} hint={text.lastDayHint} optional />
        <TextField
          field={fields.networks}
          label={text.networks}
          hint={text.networksHint}
          autoComplete="off"
          spellCheck={false}
          optional
        />
        <SubmitButton intent="make" variant="primary" size="sm" className="justify-self-start">
          {text.make}
        </SubmitButton>
      </Form>
    </Panel>
  );
}
