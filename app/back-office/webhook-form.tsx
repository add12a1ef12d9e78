import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/webhooks";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { ChoiceGroup } from "~/ui/choice-group";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { webhookTypes } from "~/webhooks/types";
import { SecretField } from "./secret-field";

interface WebhookFormProps {
  title: string;
  submit: string;
  stored?: { url: string; description: string; events: string[] };
  /** The result of this form, if it was rejected. */
  result: FormResult | undefined;
}

export function WebhookForm({ title, submit, stored, result }: WebhookFormProps) {
  const [form, fields] = useForm({
    id: "webhook",
    lastResult: result,
    defaultValue: stored ?? { url: "", description: "", events: [] },
  });
  const { events } = fields;
  const chosen = [events.initialValue].flat();
  return (
    <Panel title={title}>
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <FormMessages form={form} />
        {stored && <input type="hidden" name="intent" value="save" />}
        <TextField
          field={fields.description}
          label={text.description}
          hint={text.descriptionHint}
          required
          autoComplete="off"
        />
        <TextField
          field={fields.url}
          type="url"
          label={text.url}
          hint={text.urlHint}
          required
          autoComplete="off"
          spellCheck={false}
        />
        <ChoiceGroup field={events} legend={text.events}>
          <div className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {Object.entries(webhookTypes).map(([group, types], groupIndex) => {
              const name = text.groups[group as keyof typeof webhookTypes];
              return (
                <div key={group} role="group" aria-label={name}>
                  <p aria-hidden="true" className="mb-1 text-small font-semibold text-muted">
                    {name}
                  </p>
                  {types.map((type, index) => (
                    <label key={type} className="flex min-h-9 cursor-pointer items-center gap-2.5">
                      <input
                        type="checkbox"
                        // The error summary links to the first checkbox.
                        id={groupIndex === 0 && index === 0 ? events.id : undefined}
                        name={events.name}
                        value={type}
                        defaultChecked={chosen.includes(type)}
                      />
                      {text.types[type]}
                    </label>
                  ))}
                </div>
              );
            })}
          </div>
        </ChoiceGroup>
        <SubmitButton variant="primary" size="sm" className="justify-self-start">
          {submit}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

export function WebhookSecret({
  title,
  secret,
  next,
  children,
}: {
  title: string;
  secret: string;
  next: string;
  children?: string;
}) {
  return (
    <>
      <Banner tone="ok" title={title}>
        <p>{text.secretAdvice}</p>
        {children && <p>{children}</p>}
      </Banner>
      <SecretField label={text.secret} secret={secret} copyByHand={text.copyByHand} />
      <p>
        <ButtonLink to={next} size="sm" variant="primary">
          {text.done}
        </ButtonLink>
      </p>
    </>
  );
}
