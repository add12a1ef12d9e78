import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import type { StepNumber } from "~/booking-fields";
import { inputIdOf, stepOf } from "~/booking/form/steps";
import * as text from "~/messages/booking";
import * as uploadText from "~/messages/uploads";
import { paths } from "~/paths";
import type { NotAddedFile } from "~/refusals/file";
import { AnswerValue } from "~/site/answer-value";
import { DescriptionList } from "~/ui/description-list";
import { AdviceLine } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { StepData } from "./load-booking-form.server";
import { FileAction } from "./upload/file-action";

export function Review({ data }: { data: StepData }) {
  const advice: Partial<Record<string, string>> = data.advice;
  return (
    <>
      {data.answers.map(({ step, title, items }) => {
        const givenAnswers = items.filter(({ value }) => value !== null);
        const files = step === 4 ? filesAnswer(data) : [];
        return (
          <section key={step}>
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-lg">{title}</h3>
              <ChangeLink step={step} title={title} />
            </div>
            {givenAnswers.length + files.length > 0 && (
              <DescriptionList
                items={[
                  ...givenAnswers.map(({ name, label, ...answer }) => ({
                    term: label,
                    value: <AdvisedValue {...answer} advice={advice[name]} />,
                  })),
                  ...files,
                ]}
              />
            )}
            {givenAnswers.length + files.length === 0 && (
              <p className="text-small text-muted">{text.nothingGiven}</p>
            )}
          </section>
        );
      })}
      {data.answers.some(({ items }) => items.some(({ value }) => value === null)) && (
        <p className="text-small text-muted">{text.nothingElse}</p>
      )}
    </>
  );
}

function AdvisedValue({ advice, ...answer }: ComponentProps<typeof AnswerValue> & { advice?: string }) {
  return (
    <>
      <AnswerValue {...answer} />
      {advice && <AdviceLine>{advice}</AdviceLine>}
    </>
  );
}

function filesAnswer({ files, refusedFiles }: StepData) {
  if (files.length + refusedFiles.length === 0) return [];
  const value = (
    <>
      <ul>
        {files.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      <NotAddedFiles files={refusedFiles} />
    </>
  );
  return [{ term: text.reviewFiles, value }];
}

interface ChangeLinkProps {
  step: StepNumber;
  title: string;
}

function ChangeLink({ step, title }: ChangeLinkProps) {
  const [first] = stepOf(step).answers;
  return (
    <Link
      to={`${paths.booking({ step, from: "check" })}#${first && inputIdOf(first)}`}
      aria-label={text.changeAnswers(title)}
      className="text-accent-text underline hover:decoration-2"
    >
      {text.change}
    </Link>
  );
}

/** Lists only the names, because the step with the files has explained the reasons. */
function NotAddedFiles({ files }: { files: readonly NotAddedFile[] }) {
  return (
    <ul className="mt-2 grid gap-1.5 text-ui empty:hidden">
      {files.map(({ name }) => (
        <li key={name} className="flex flex-wrap items-center gap-x-2">
          <Icon name="warning" className="size-4.5 text-warn" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <strong className="font-semibold">{text.notAddedFile}</strong> {name || uploadText.nameless}
          </span>
          <FileAction intent={`dismiss:${name}`} name={name} />
        </li>
      ))}
    </ul>
  );
}
