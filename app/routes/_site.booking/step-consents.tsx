import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import * as text from "~/messages/booking";
import { company } from "~/site/company";
import { DescriptionList } from "~/ui/description-list";
import { Checkbox } from "~/ui/checkbox";
import { AnswerValue } from "./answer-value";
import { NotAddedFiles } from "./not-added-files";
import type { StepProps } from "./step-props";

/** Renders the last step: all answers to check, each with a link to change it, and the consents. */
export function StepConsents({ data, stepForm: { check } }: StepProps) {
  return (
    <>
      {data.answers.map(({ step, title, items }) => (
        <section key={step}>
          <h3 className="mb-3 text-lg">{title}</h3>
          <DescriptionList
            items={[
              ...items.map(({ name, label, ...answer }) => ({
                term: label,
                value: answer.value && <AnswerValue {...answer} />,
                action: <ChangeLink step={step} inputId={name} label={label} />,
              })),
              ...(step === 4 ? [filesAnswer(data)] : []),
            ]}
          />
        </section>
      ))}
      <fieldset>
        <legend className="pb-3 text-lg font-semibold">{text.consents}</legend>
        <div className="border-t border-line-strong">
          <Checkbox {...check("termsAccepted")} label={text.terms} hint={text.termsHint} />
          <Checkbox {...check("privacyConsent")} label={text.privacy(company.name)} hint={text.privacyHint} />
          <Checkbox
            {...check("showcaseConsent")}
            label={text.showcase(company.name)}
            hint={text.showcaseHint}
            optional
          />
        </div>
      </fieldset>
    </>
  );
}

function filesAnswer({ files, refusedFiles }: StepProps["data"]) {
  const names = files.map(({ name }) => name).join(", ");
  return {
    term: text.files,
    value:
      refusedFiles.length === 0 ? (
        names || null
      ) : (
        <>
          {names || <span className="text-muted">{text.noFiles}</span>}
          <NotAddedFiles files={refusedFiles} />
        </>
      ),
    action: <ChangeLink step={4} inputId="files" label={text.files} />,
  };
}

function ChangeLink({ step, inputId, label }: { step: number; inputId: string; label: string }) {
  return (
    <Link
      to={`${paths.booking({ step, from: "check" })}#${inputId}`}
      aria-label={text.changeAnswer(label)}
      className="text-accent-text underline hover:decoration-2"
    >
      {text.change}
    </Link>
  );
}
