import { TranslationFields } from "~/back-office/translation-fields";
import { WatchedForm } from "~/back-office/watched-form";
import { services } from "~/booking/services";
import { fieldErrors, fieldProps, type FormResult, messagesOf, typedInto } from "~/forms/form-result";
import { type Translation, translations } from "~/messages/languages";
import * as text from "~/messages/project-work";
import * as servicesText from "~/messages/services";
import { paths } from "~/paths";
import { translationOf } from "~/settings/translated-settings";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import type { ProjectPage } from "./load-project.server";

const names = ["title", "place", "service", "text", "link"] as const;
const fieldNames = [
  ...names,
  ...translations.flatMap((locale) => [translationOf("title", locale), translationOf("text", locale)]),
];

/** What is said of a project, and whether its customer agrees. */
export function DetailsForm({ page, result }: { page: ProjectPage; result: FormResult | undefined }) {
  const { id, version, values, consent, needsConsent, bookingId } = page;
  const booking = typedInto(result, "bookingId") ?? bookingId;
  const field = (name: (typeof names)[number]) => fieldProps(result, name, values[name]);
  const translationOfField = (name: "title" | "text") => (locale: Translation) =>
    fieldProps(result, translationOf(name, locale), page.translations[name]?.[locale]);
  return (
    <Panel title={text.details}>
      {/* As a document: a new project gets its own address, and the question would take that for leaving. */}
      <WatchedForm
        isRefused={result !== undefined}
        reloadDocument
        action={paths.manageProject(id)}
        noValidate
        className="grid gap-5"
      >
        <FormMessages formErrors={messagesOf(result)} fields={fieldErrors(result, fieldNames)} />
        <input type="hidden" name="version" value={version} />
        {booking && <input type="hidden" name="bookingId" value={booking} />}
        <TextField {...field("title")} label={text.projectTitle} hint={text.titleHint} />
        <TranslationFields label={text.projectTitle} fieldOf={translationOfField("title")} />
        <TextField {...field("place")} label={text.place} hint={text.placeHint} />
        <Select {...field("service")} label={text.service}>
          <option value="" />
          {services.map(({ slug }) => (
            <option key={slug} value={slug}>
              {servicesText.serviceLabels[slug]}
            </option>
          ))}
        </Select>
        <TextArea {...field("text")} rows={8} label={text.description} hint={text.descriptionHint} />
        <TranslationFields label={text.description} rows={6} fieldOf={translationOfField("text")} />
        <TextField {...field("link")} type="url" label={text.link} hint={text.linkHint} optional />
        <Checkbox
          id="consent"
          name="consent"
          label={text.consent}
          hint={
            consent ??
            (needsConsent || booking ? `${text.consentNeeded} ${text.consentHint}` : text.consentHint)
          }
          defaultChecked={result ? typedInto(result, "consent") === "on" : consent !== null}
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
