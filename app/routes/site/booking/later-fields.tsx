import type { AdviceTexts } from "~/booking/advice/advice-texts";
import {
  budget,
  dateStep,
  deliveryPreferences,
  outputFormats,
  projectTimelines,
  purposes,
  rooms,
  scanTypes,
} from "~/booking/options";
import { startingPriceByName } from "~/booking/service-price";
import { serviceLabelsByName, type ServiceName, serviceNames, toServiceLabel } from "~/booking/services";
import type { BoundForm } from "~/forms/use-form";
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
import type { StepData } from "./booking-loader.server";
import { LocationField } from "./fields/location-field";
import { Review } from "./review";
import { LazyUploadField, preloadUploadField } from "./upload/lazy-upload-field";

export interface StepProps {
  data: StepData;
  form: BoundForm;
  /** At the fields. */
  advice: AdviceTexts;
  /** Receives the messages about chosen files that the visitor must read before leaving the step. */
  onRefusals: (messages: string[]) => void;
}

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

function StepService({ form, advice }: StepProps) {
  const hasDateErrors = dateNames.some((name) => form.control(name).errors);
  return (
    <>
      <Select {...form.text("service")} label={text.whichService}>
        <option value="">{answers.serviceUnknown}</option>
        {serviceNames.map((name) => (
          <option key={name} value={name}>
            {describeOption(name)}
          </option>
        ))}
      </Select>
      <LocationField {...form.text("serviceLocation")} advice={advice.serviceLocation ?? ""} />
      <TextArea
        {...form.text("accessInstructions")}
        label={answers.answerLabels.accessInstructions}
        hint={text.accessHint}
        rows={3}
      />
      <RadioCards
        {...form.choice("scanType", "Residential")}
        legend={answers.answerLabels.scanType}
        columns={2}
        options={scanTypes.map((value) => ({
          value,
          label: answers.scanTypes[value],
          description: answers.scanTypeHints[value],
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
            {...form.text("preferredDate")}
            advice={advice.preferredDate ?? ""}
            label={answers.answerLabels.preferredDate}
            type="datetime-local"
            step={dateStep}
          />
          <TextField
            {...form.text("backupDate")}
            advice={advice.backupDate ?? ""}
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

function StepProject({ data, form }: StepProps) {
  const { service, isCommercial, usualFormats } = data.project;
  const budgetField = form.text("budgetRange");
  const isUsual = (format: string) => usualFormats.includes(format);
  return (
    <>
      <RadioCards
        {...form.choice("purpose", "Real Estate")}
        legend={answers.answerLabels.purpose}
        columns={3}
        options={purposes.map((value) => ({ value, label: answers.purposes[value] }))}
      />
      <TextArea
        {...form.text("projectScope")}
        label={answers.answerLabels.projectScope}
        hint={text.scopeHint}
        rows={4}
      />
      {!isCommercial && (
        <div className={hiddenForConstruction}>
          <CheckboxChips
            {...form.list("numberOfRooms")}
            optional
            legend={answers.answerLabels.numberOfRooms}
            hint={text.roomsHint}
            options={rooms}
            labels={answers.rooms}
          />
        </div>
      )}
      <CheckboxChips
        {...form.list("outputFormats")}
        optional
        legend={answers.answerLabels.outputFormats}
        hint={
          service ? text.usualFormats(toServiceLabel(service), and().format(usualFormats)) : text.formatsHint
        }
        options={[...outputFormats].sort((one, other) => Number(isUsual(other)) - Number(isUsual(one)))}
        labels={answers.outputFormats}
      />
      <TextField
        {...budgetField}
        defaultValue={budgetField.defaultValue || String(budget.initial)}
        label={answers.answerLabels.budgetRange}
        hint={text.budgetHint}
        type="number"
        inputMode="numeric"
        min={budget.min}
        max={budget.max}
        className="[&_input]:max-w-32 [&_input]:tabular-nums"
      />
      <RadioCards
        {...form.choice("projectTimeline", "Flexible")}
        legend={answers.answerLabels.projectTimeline}
        columns={3}
        options={projectTimelines.map((value) => ({ value, label: answers.projectTimelines[value] }))}
      />
    </>
  );
}

function StepAdditional({ data, form, onRefusals }: StepProps) {
  const chosen = data.project.service;
  return (
    <>
      <CheckboxChips
        {...form.list("additionalServices")}
        optional
        legend={answers.answerLabels.additionalServices}
        hint={chosen ? text.servicesBeside(toServiceLabel(chosen)) : text.servicesHint}
        options={serviceNames.filter((name) => name !== chosen)}
        labels={serviceLabelsByName()}
      />
      <TextArea
        {...form.text("specialInstructions")}
        label={answers.answerLabels.specialInstructions}
        rows={4}
      />
      <CheckboxChips
        {...form.list("deliveryPreferences")}
        optional
        legend={answers.answerLabels.deliveryPreferences}
        options={deliveryPreferences}
        labels={answers.deliveryPreferences}
      />
      <LazyUploadField uploaded={data.files} refused={data.refusedFiles} onRefusals={onRefusals} />
      <TextField
        {...form.text("filesLink")}
        label={answers.answerLabels.filesLink}
        hint={text.filesLinkHint}
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
function StepConsents({ data, form }: StepProps) {
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
            {...form.check("termsAccepted")}
            label={<RichText text={text.terms} tags={{ link: linkTo(paths.terms(data.legal.terms)) }} />}
            hint={text.termsHint}
          />
          <Checkbox
            {...form.check("privacyConsent")}
            label={
              <RichText
                text={text.privacy(company().name)}
                tags={{ link: linkTo(paths.privacy(data.legal.privacy)) }}
              />
            }
            hint={text.privacyHint}
          />
          <Checkbox
            {...form.check("showcaseConsent")}
            label={text.showcase(company().name)}
            hint={text.showcaseHint}
            optional
          />
        </div>
      </fieldset>
    </>
  );
}
