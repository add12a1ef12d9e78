import { dateStep, fields } from "~/booking/fields";
import { startingPriceByName } from "~/booking/service-price";
import { serviceLabelsByName, type ServiceName, serviceNames, toServiceLabel } from "~/booking/services";
import * as text from "~/messages/booking";
import * as answers from "~/messages/booking-answers";
import { byLocale } from "~/messages/by-locale";
import * as offerText from "~/messages/offer";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { Checkbox } from "~/ui/checkbox";
import { CheckboxChips } from "~/ui/choice-group";
import { RadioCards } from "~/ui/radio-cards";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { LocationField } from "./fields/location-field";
import { Review } from "./review";
import { LazyUploadField, preloadUploadField } from "./upload/lazy-upload-field";
import type { StepProps } from "./use-step-form";

const and = byLocale((locale) => new Intl.ListFormat(locale));

/** Loads the script of the field that has its own, ahead of the step that shows it. */
export function preloadParts(step: number): void {
  if (step >= 3) preloadUploadField();
}

export function LaterFields(props: StepProps) {
  switch (props.data.step) {
    case 2:
      return <StepService {...props} />;
    case 3:
      return <StepProject {...props} />;
    case 4:
      return <StepAdditional {...props} />;
    default:
      return <StepConsents {...props} />;
  }
}

const dateNames = ["preferredDate", "backupDate"];

function StepService({ stepForm }: StepProps) {
  const hasDateErrors = stepForm.errors.some(({ id }) => dateNames.includes(id));
  return (
    <>
      <Select {...stepForm.text("service")} label={text.whichService}>
        <option value="">{answers.serviceUnknown}</option>
        {serviceNames.map((name) => (
          <option key={name} value={name}>
            {describeOption(name)}
          </option>
        ))}
      </Select>
      <LocationField {...stepForm.text("serviceLocation")} advice={stepForm.advice.serviceLocation ?? ""} />
      <TextArea
        {...stepForm.text("accessInstructions")}
        label={answers.answerLabels.accessInstructions}
        hint={answers.answerHints.accessInstructions}
        rows={3}
      />
      <RadioCards
        {...stepForm.choice("scanType", "Residential")}
        legend={answers.answerLabels.scanType}
        columns={2}
        options={fields.scanType.options.map((value) => ({
          value,
          label: answers.optionLabels.scanType[value],
          description: answers.optionHints.scanType[value],
        }))}
      />
      <fieldset className="grid gap-3">
        <legend className="sr-only">{text.dates}</legend>
        <p className="text-small text-muted">{text.datesHint}</p>
        {/* Errors are above the boxes, advice below: the boxes of a pair stay on one line. */}
        <div
          className={`grid gap-x-gutter gap-y-6 sm:grid-cols-2 ${hasDateErrors ? "items-end" : "items-start"}`}
        >
          <TextField
            {...stepForm.text("preferredDate")}
            advice={stepForm.advice.preferredDate ?? ""}
            label={answers.answerLabels.preferredDate}
            type="datetime-local"
            step={dateStep}
          />
          <TextField
            {...stepForm.text("backupDate")}
            advice={stepForm.advice.backupDate ?? ""}
            label={answers.answerLabels.backupDate}
            type="datetime-local"
            step={dateStep}
          />
        </div>
      </fieldset>
    </>
  );
}

/** Returns the label of a service in the list, with its lowest price where the company names one. */
function describeOption(name: ServiceName): string {
  const label = toServiceLabel(name);
  const price = startingPriceByName(name);
  return price === null ? label : offerText.serviceFrom(label, price);
}

/** Matches within a form about construction, unless a room is checked: it must not be sent unseen. */
const hiddenForConstruction =
  "[form:has([name=purpose][value=Construction]:checked):not(:has([name=numberOfRooms]:checked))_&]:hidden";

function StepProject({ data, stepForm }: StepProps) {
  const { service, isCommercial, usualFormats } = data.project;
  const budgetField = stepForm.text("budgetRange");
  const isUsual = (format: string) => usualFormats.includes(format);
  return (
    <>
      <RadioCards
        {...stepForm.choice("purpose", "Real Estate")}
        legend={answers.answerLabels.purpose}
        columns={3}
        options={fields.purpose.options.map((value) => ({
          value,
          label: answers.optionLabels.purpose[value],
        }))}
      />
      <TextArea
        {...stepForm.text("projectScope")}
        label={answers.answerLabels.projectScope}
        hint={answers.answerHints.projectScope}
        rows={4}
      />
      {!isCommercial && (
        <div className={hiddenForConstruction}>
          <CheckboxChips
            {...stepForm.list("numberOfRooms")}
            legend={answers.answerLabels.numberOfRooms}
            hint={answers.answerHints.numberOfRooms}
            options={fields.numberOfRooms.options}
            labels={answers.optionLabels.numberOfRooms}
          />
        </div>
      )}
      <CheckboxChips
        {...stepForm.list("outputFormats")}
        legend={answers.answerLabels.outputFormats}
        hint={
          service
            ? text.usualFormats(toServiceLabel(service), and().format(usualFormats))
            : answers.answerHints.outputFormats
        }
        options={[...fields.outputFormats.options].sort(
          (one, other) => Number(isUsual(other)) - Number(isUsual(one)),
        )}
        labels={answers.optionLabels.outputFormats}
      />
      <TextField
        {...budgetField}
        defaultValue={budgetField.defaultValue || String(fields.budgetRange.initial)}
        label={answers.answerLabels.budgetRange}
        hint={answers.answerHints.budgetRange}
        type="number"
        inputMode="numeric"
        min={fields.budgetRange.min}
        max={fields.budgetRange.max}
        className="[&_input]:max-w-32 [&_input]:tabular-nums"
      />
      <RadioCards
        {...stepForm.choice("projectTimeline", "Flexible")}
        legend={answers.answerLabels.projectTimeline}
        columns={3}
        options={fields.projectTimeline.options.map((value) => ({
          value,
          label: answers.optionLabels.projectTimeline[value],
        }))}
      />
    </>
  );
}

function StepAdditional({ data, stepForm, onRefusals }: StepProps) {
  const chosen = data.project.service;
  return (
    <>
      <CheckboxChips
        {...stepForm.list("additionalServices")}
        legend={answers.answerLabels.additionalServices}
        hint={chosen ? text.servicesBeside(toServiceLabel(chosen)) : answers.answerHints.additionalServices}
        options={serviceNames.filter((name) => name !== chosen)}
        labels={serviceLabelsByName()}
      />
      <TextArea
        {...stepForm.text("specialInstructions")}
        label={answers.answerLabels.specialInstructions}
        rows={4}
      />
      <CheckboxChips
        {...stepForm.list("deliveryPreferences")}
        legend={answers.answerLabels.deliveryPreferences}
        options={fields.deliveryPreferences.options}
        labels={answers.optionLabels.deliveryPreferences}
      />
      <LazyUploadField uploaded={data.files} refused={data.refusedFiles} onRefusals={onRefusals} />
      <TextField
        {...stepForm.text("filesLink")}
        label={answers.answerLabels.filesLink}
        hint={answers.answerHints.filesLink}
        type="url"
      />
    </>
  );
}

/** Opens the text without leaving the form. */
const linkTo = (href: string) => (label: string) => (
  <a href={href} target="_blank" className="text-accent-text underline">
    {label}
    <span className="sr-only"> ({text.newTab})</span>
  </a>
);

/** Renders the last step: all answers to check, each with a link to change it, and the consents. */
function StepConsents({ data, stepForm: { check } }: StepProps) {
  return (
    <>
      <Review data={data} />
      <fieldset>
        <legend className="pb-3 text-lg font-semibold">{text.consents}</legend>
        <div className="border-t border-line-strong">
          {/* What the visitor was shown: a later version needs a new consent. */}
          <input type="hidden" name="termsVersion" value={data.legal.terms} />
          <input type="hidden" name="privacyVersion" value={data.legal.privacy} />
          <Checkbox
            {...check("termsAccepted")}
            label={<RichText text={text.terms} tags={{ link: linkTo(paths.terms(data.legal.terms)) }} />}
            hint={text.termsHint}
          />
          <Checkbox
            {...check("privacyConsent")}
            label={
              <RichText
                text={text.privacy(company().name)}
                tags={{ link: linkTo(paths.privacy(data.legal.privacy)) }}
              />
            }
            hint={text.privacyHint}
          />
          <Checkbox
            {...check("showcaseConsent")}
            label={text.showcase(company().name)}
            hint={text.showcaseHint}
            optional
          />
        </div>
      </fieldset>
    </>
  );
}
