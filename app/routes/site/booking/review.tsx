import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import type { RefusedFile } from "~/booking/form/refused-files";
import * as text from "~/messages/booking";
import { paths } from "~/paths";
import { AnswerValue } from "~/site/answer-value";
import { DescriptionList } from "~/ui/description-list";
import { Advice } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { StepProps } from "./use-step-form";

/** Renders all answers to check, each with a link to change it. */
export function Review({ data }: Pick<StepProps, "data">) {
  const { answers } = data;
  const advice: Partial<Record<string, string>> = data.advice;
  return (
    <>
      {answers.map(({ step, title, items }) => (
        <section key={step}>
          <h3 className="mb-3 text-lg">{title}</h3>
          <DescriptionList
            items={[
              ...items.map(({ name, label, ...answer }) => ({
                term: label,
                value: answer.value && <AdvisedValue {...answer} advice={advice[name]} />,
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

function AdvisedValue({ advice, ...answer }: ComponentProps<typeof AnswerValue> & { advice?: string }) {
  return (
    <>
      <AnswerValue {...answer} />
      {advice && <Advice>{advice}</Advice>}
    </>
  );
}

function filesAnswer({ files, refusedFiles }: StepProps["data"]) {
  const names = files.map(({ name }) => name).join(", ");
  return {
    term: text.reviewFiles,
    value:
      refusedFiles.length === 0 ? (
        names || null
      ) : (
        <>
          {names || <span className="text-muted">{text.reviewNoFiles}</span>}
          <NotAddedFiles files={refusedFiles} />
        </>
      ),
    action: <ChangeLink step={4} inputId="files" label={text.reviewFiles} />,
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

/** Renders the files that are not in the booking, each with the reason. */
function NotAddedFiles({ files }: { files: readonly RefusedFile[] }) {
  return (
    <ul className="mt-2 grid gap-1.5 text-ui">
      {files.map(({ name, message }) => (
        <li key={name} className="flex items-start gap-2">
          <Icon name="warning" className="mt-0.5 size-4.5 text-warn" />
          <span className="min-w-0 wrap-anywhere">
            <strong className="font-semibold">{text.notAddedBecause}</strong> {message}
          </span>
        </li>
      ))}
    </ul>
  );
}
