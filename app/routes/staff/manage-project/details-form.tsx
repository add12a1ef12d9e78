import { getFormProps } from "@conform-to/react";
import { TranslationFields } from "~/back-office/translation-fields";
import { WatchedForm } from "~/back-office/unsent-input/watched-form";
import { services } from "~/booking/services";
import type { constraintOf } from "~/forms/constraint.server";
import { type FormResult, typedInto } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/project-work";
import * as servicesText from "~/messages/services";
import { paths } from "~/paths";
import { translationOf, byTranslation } from "~/settings/translated-settings";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import type { ProjectPage } from "./load-project.server";

export function DetailsForm({
  page,
  constraint,
  result,
}: {
  page: ProjectPage;
  constraint: ReturnType<typeof constraintOf>;
  result: FormResult | undefined;
}) {
  const { id, version, values, consent, needsConsent, bookingId } = page;
  const booking = typedInto(result, "bookingId") ?? bookingId;
  const translated = (name: "title" | "text") =>
    byTranslation(name, (locale) => page.translations[name]?.[locale] ?? "");
  const [form, fields] = useForm({
    id: "project",
    lastResult: result,
    defaultValue: {
      ...values,
      ...translated("title"),
      ...translated("text"),
      consent: consent !== null,
    },
    constraint,
  });
  return (
    <Panel title={text.details}>
      {/* Posts a document, because a new project gets its own URL, which a client-side post would treat as leaving the page. */}
      <WatchedForm
        {...getFormProps(form)}
        isRefused={Boolean(result)}
        reloadDocument
        action={paths.manageProject(id)}
        className="grid gap-5"
      >
        <FormMessages form={form} />
        <input type="hidden" name="version" value={version} />
        {booking && <input type="hidden" name="bookingId" value={booking} />}
        <TextField field={fields.title} label={text.projectTitle} hint={text.titleHint} />
        <TranslationFields
          label={text.projectTitle}
          fieldOf={(locale) => fields[translationOf("title", locale)]}
        />
        <TextField field={fields.place} label={text.place} hint={text.placeHint} />
        <Select field={fields.service} label={text.service}>
          <option value="" />
          {services.map(({ slug }) => (
            <option key={slug} value={slug}>
              {servicesText.serviceLabels[slug]}
            </option>
          ))}
        </Select>
        <TextArea field={fields.text} rows={8} label={text.description} hint={text.descriptionHint} />
        <TranslationFields
          label={text.description}
          rows={6}
          fieldOf={(locale) => fields[translationOf("text", locale)]}
        />
        <TextField field={fields.link} type="url" label={text.link} hint={text.linkHint} optional />
        <Checkbox
          field={fields.consent}
          label={text.consent}
          hint={
            consent ??
            (needsConsent || booking ? `${text.consentNeeded} ${text.consentHint}` : text.consentHint)
          }
        />
        <div>
          <Button type="submit" size="sm" variant="primary" name="intent" value="save">
            {text.save}
          </Button>
        </div>
      </WatchedForm>
    </Panel>
  );
}
