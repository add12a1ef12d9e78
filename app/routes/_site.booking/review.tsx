import { Link } from "@remix-run/react";
import * as text from "~/messages/booking-review";
import { paths } from "~/paths";
import { DescriptionList } from "~/ui/description-list";
import { AnswerValue } from "~/site/answer-value";
import { NotAddedFiles } from "./not-added-files";
import type { StepProps } from "./step-props";

/** Renders all answers to check, each with a link to change it. */
export function Review({ data }: Pick<StepProps, "data">) {
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
