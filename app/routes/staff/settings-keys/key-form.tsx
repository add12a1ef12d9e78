import { Form } from "@remix-run/react";
import type { FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/api-keys";
import { ChoiceGroup } from "~/ui/choice-group";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { Select } from "~/ui/select";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { useIsHydrated } from "~/ui/use-is-hydrated";

/**
 * The form for a new key.
 *
 * @param result of this form, if it was refused
 */
const areas = Object.entries(text.areas);

export function KeyForm({ result }: { result: FormResult | undefined }) {
  const form = useForm<string>(result, {
    fields: {
      name: "",
      ...Object.fromEntries(areas.map(([area]) => [area, "none"])),
      lastDay: "",
      networks: "",
    },
  });
  return (
    <Panel title={text.newTitle}>
      <Form method="post" noValidate={useIsHydrated()} {...form.props} className="grid gap-5">
        <FormMessages {...form.messages} />
        <TextField
          {...form.text("name")}
          label={text.name}
          hint={text.nameHint}
          autoComplete="off"
          required
        />
        <ChoiceGroup
          id="access"
          legend={text.access}
          hint={text.accessHint}
          errors={form.control("bookings").errors}
        >
          <div className="mt-3 grid gap-x-5 gap-y-3 sm:grid-cols-2">
            {areas.map(([area, label]) => (
              // The messages are at the group.
              <Select key={area} {...form.text(area)} label={label} errors={undefined}>
                {Object.entries(text.levels).map(([level, name]) => (
                  <option key={level} value={level}>
                    {name}
                  </option>
                ))}
              </Select>
            ))}
          </div>
        </ChoiceGroup>
        <TextField
          {...form.text("lastDay")}
          type="date"
          label={text.lastDay}
          hint={text.lastDayHint}
          optional
        />
        <TextField
          {...form.text("networks")}
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
