import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { DescriptionList } from "~/ui/description-list";
import { Checkbox } from "~/ui/checkbox";
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
              ...items.map(({ name, label, value }) => ({
                term: label,
                value,
                action: <ChangeLink step={step} inputId={name} label={label} />,
              })),
              ...(step === 4 ? [filesAnswer(data)] : []),
            ]}
          />
        </section>
      ))}
      <fieldset>
        <legend className="pb-3 text-lg font-semibold">Your consent</legend>
        <div className="border-t border-line-strong">
          <Checkbox
            {...check("termsAccepted")}
            label="I accept the terms of service."
            hint="How a booking is confirmed, changed and canceled."
          />
          <Checkbox
            {...check("privacyConsent")}
            label="I agree that my data is used to handle this request."
            hint="Only staff see it. Files you upload are never public."
          />
          <Checkbox
            {...check("showcaseConsent")}
            label="The finished scan may be shown as an example of your work."
            hint="Without names or addresses. You can withdraw this at any time."
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
    term: "Files",
    value:
      refusedFiles.length === 0 ? (
        names || null
      ) : (
        <>
          {names || <span className="text-muted">None</span>}
          <NotAddedFiles files={refusedFiles} />
        </>
      ),
    action: <ChangeLink step={4} inputId="files" label="Files" />,
  };
}

function ChangeLink({ step, inputId, label }: { step: number; inputId: string; label: string }) {
  return (
    <Link
      to={`${paths.booking({ step, from: "check" })}#${inputId}`}
      className="text-accent-text underline hover:decoration-2"
    >
      Change<span className="sr-only"> {label}</span>
    </Link>
  );
}
