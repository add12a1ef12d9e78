import type { FieldMetadata } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { type AnswerName, fields, fieldsOf, type NameOfStep } from "~/booking-fields";
import type { AdviceTexts } from "~/booking/advice/advice-texts";
import { describePriceAbove, startingPriceByName } from "~/booking/service-price";
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
import { Select } from "~/ui/select";
import { AnswerInput } from "./answer-input";
import { LocationField } from "./fields/location-field";
import type { StepData } from "./load-booking-form.server";
import { Review } from "./review";
import { UploadField } from "./upload/upload-field";

export interface StepProps {
  data: StepData;
  bound: Record<AnswerName, FieldMetadata>;
  advice: AdviceTexts;
  /** Receives the messages about refused files that the visitor must read before leaving the step. */
  onRefusals: (messages: string[]) => void;
  onHeld: ComponentProps<typeof UploadField>["onHeld"];
}

const and = byLocale((locale) => new Intl.ListFormat(locale));

/** The inputs of steps 2 to 5. */
export function LaterFields(props: StepProps) {
  const { step } = props.data;
  if (step === 1 || step === 5) return <StepConsents {...props} />;
  return (
    <>
      {fieldsOf(step).map((name) => (
        <LaterField key={name} name={name} {...props} />
      ))}
    </>
  );
}

/** Renders a field by its kind, unless it has its own input. */
function LaterField({ name, ...props }: StepProps & { name: NameOfStep<2 | 3 | 4> }) {
  const { data, bound, advice, onRefusals, onHeld } = props;
  const field = bound[name];
  switch (name) {
    case "service":
      return <ServiceInput field={field} />;
    case "serviceLocation":
      return <LocationField field={field} advice={advice.serviceLocation ?? ""} />;
    case "preferredDate":
      return <DateInputs bound={bound} advice={advice} />;
    case "backupDate":
      // The preferred date renders both dates.
      return null;
    case "numberOfRooms":
      return data.project.isCommercial ? null : (
        <div className={hiddenForConstruction}>
          <AnswerInput name={name} field={field} advice={advice} />
        </div>
      );
    case "outputFormats":
      return <FormatsInput {...props} />;
    case "additionalServices":
      return <MoreServicesInput {...props} />;
    case "budgetRange":
      return <AnswerInput {...{ name, field, advice }} hint={hintOfBudget(data.project.service)} />;
    case "filesLink":
      return (
        <>
          <UploadField
            uploaded={data.files}
            refused={data.refusedFiles}
            onRefusals={onRefusals}
            onHeld={onHeld}
          />
          <AnswerInput name={name} field={field} advice={advice} />
        </>
      );
    default:
      return <AnswerInput name={name} field={field} advice={advice} />;
  }
}

/** Returns the budget's hint if the service costs more than the form's initial budget. */
function hintOfBudget(service: string): string | undefined {
  const price = describePriceAbove(fields.budgetRange.initial, service);
  return price === null ? undefined : text.budgetBelowPrice(price);
}

function ServiceInput({ field }: { field: FieldMetadata }) {
  return (
    <Select field={field} optional={!field.required} label={text.whichService}>
      <option value="">{answers.serviceUnknown}</option>
      {serviceNames.map((name) => (
        <option key={name} value={name}>
          {describeOption(name)}
        </option>
      ))}
    </Select>
  );
}

function describeOption(name: ServiceName): string {
  const label = toServiceLabel(name);
  const price = startingPriceByName(name);
  return price === null ? label : offerText.serviceFrom(label, price);
}

const dateNames = ["preferredDate", "backupDate"] as const;

function DateInputs({ bound, advice }: Pick<StepProps, "bound" | "advice">) {
  const hasErrors = dateNames.some((name) => bound[name].errors);
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{text.dates}</legend>
      <p className="text-small text-muted">{text.datesHint}</p>
      {/* Errors are above the boxes and advice is below, so the two boxes stay on one line. */}
      <div className={`grid gap-x-gutter gap-y-6 sm:grid-cols-2 ${hasErrors ? "items-end" : "items-start"}`}>
        {dateNames.map((name) => (
          <AnswerInput key={name} name={name} field={bound[name]} advice={advice} />
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Hides the room count of a construction project. A chosen count stays visible, because the browser would send it even if it were hidden.
 */
const hiddenForConstruction =
  "[form:has([name=purpose][value=Construction]:checked):not(:has([name=numberOfRooms]:checked))_&]:hidden";

function FormatsInput({ data, bound }: StepProps) {
  const { service, usualFormats } = data.project;
  const isUsual = (format: string) => usualFormats.includes(format);
  return (
    <CheckboxChips
      field={bound.outputFormats}
      optional
      legend={answers.answerLabels.outputFormats}
      hint={
        service
          ? text.usualFormats(toServiceLabel(service), and().format(usualFormats))
          : text.answerHints.outputFormats
      }
      options={[...fields.outputFormats.options].sort(
        (one, other) => Number(isUsual(other)) - Number(isUsual(one)),
      )}
      labels={text.optionLabels.outputFormats}
    />
  );
}

function MoreServicesInput({ data, bound }: StepProps) {
  const chosenService = data.project.service;
  return (
    <CheckboxChips
      field={bound.additionalServices}
      optional
      legend={answers.answerLabels.additionalServices}
      hint={
        chosenService
          ? text.servicesBeside(toServiceLabel(chosenService))
          : text.answerHints.additionalServices
      }
      options={serviceNames.filter((name) => name !== chosenService)}
      labels={serviceLabelsByName()}
    />
  );
}

const linkTo = (href: string) => (label: string) => (
  <a href={href} target="_blank" className="text-accent-text underline">
    {label}
    <span className="sr-only"> ({text.newTab})</span>
  </a>
);

function StepConsents({ data, bound }: StepProps) {
  const consents: Record<NameOfStep<5>, { label: ReactNode; hint: string }> = {
    termsAccepted: {
      label: <RichText text={text.terms} tags={{ link: linkTo(paths.terms(data.legal.terms)) }} />,
      hint: text.termsHint,
    },
    privacyConsent: {
      label: (
        <RichText
          text={text.privacy(company().name)}
          tags={{ link: linkTo(paths.privacy(data.legal.privacy)) }}
        />
      ),
      hint: text.privacyHint,
    },
    showcaseConsent: { label: text.showcase(company().name), hint: text.showcaseHint },
  };
  return (
    <>
      <Review data={data} />
      <fieldset>
        <legend className="pb-3 text-lg font-semibold">{text.consents}</legend>
        <div className="border-t border-line-strong">
          {/* The versions that the visitor saw, because a later version needs a new consent. */}
          <input type="hidden" name="termsVersion" value={data.legal.terms} />
          <input type="hidden" name="privacyVersion" value={data.legal.privacy} />
          {fieldsOf(5).map((name) => (
            <Checkbox
              key={name}
              field={bound[name]}
              {...consents[name]}
              optional={!("isRequired" in fields[name])}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
