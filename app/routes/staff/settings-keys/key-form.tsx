import { Form } from "@remix-run/react";
import { errorsOf, fieldErrors, fieldProps, type FormResult, messagesOf, valueOf } from "~/forms/form-result";
import * as text from "~/messages/api-keys";
import { ChoiceGroup } from "~/ui/choice-group";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { Select } from "~/ui/select";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";

/**
 * The form for a new key.
 *
 * @param result of this form, if it was refused
 */
export function KeyForm({ result }: { result: FormResult | undefined }) {
  return (
    <Panel title={text.newTitle}>
      <Form method="post" noValidate className="grid gap-5">
        <FormMessages
          formErrors={messagesOf(result)}
          fields={fieldErrors(result, ["name", "bookings", "lastDay", "networks"])}
        />
        <TextField
          {...fieldProps(result, "name")}
          label={text.name}
          hint={text.nameHint}
          autoComplete="off"
          required
        />
        <ChoiceGroup
          id="access"
          legend={text.access}
          hint={text.accessHint}
          errors={errorsOf(result, "bookings")}
        >
          <div className="mt-3 grid gap-x-5 gap-y-3 sm:grid-cols-2">
            {Object.entries(text.areas).map(([area, label]) => (
              <Select
                key={area}
                id={area}
                name={area}
                label={label}
                defaultValue={valueOf(result, area, "none")}
              >
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
          {...fieldProps(result, "lastDay")}
          type="date"
          label={text.lastDay}
          hint={text.lastDayHint}
          optional
        />
        <TextField
          {...fieldProps(result, "networks")}
          label={text.networks}
          hint={text.networksHint}
          autoComplete="off"
          spellCheck={false}
          optional
        />
        <SubmitButton intent="make">{text.make}</SubmitButton>
      </Form>
    </Panel>
  );
}
