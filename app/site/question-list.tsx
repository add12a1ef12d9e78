import type { ShownText } from "~/messages/in-current-language";
import { CompanyText } from "~/ui/company-text";
import { KeepHyphens } from "~/ui/keep-hyphens";

export interface Question {
  question: string;
  /** The company's own text, which precedes the answer. */
  said?: ShownText;
  answer: string;
  more?: { label: string; href: string };
}

const bar =
  "before:absolute before:inset-x-0 before:top-1/2 before:h-[1.5px] before:-translate-y-1/2 before:bg-current " +
  "after:absolute after:inset-x-0 after:top-1/2 after:h-[1.5px] after:-translate-y-1/2 after:rotate-90 after:bg-current " +
  "after:transition-[rotate] after:duration-(--duration-base) after:ease-out group-open:after:rotate-0 " +
  "forced-colors:before:bg-[LinkText] forced-colors:after:bg-[LinkText]";

/** Renders a plus that becomes a minus when the surrounding `details` element opens, which must have the class `group`. */
export function OpenMark() {
  return <span aria-hidden="true" className={`relative size-4.5 shrink-0 print:hidden ${bar}`} />;
}

/** Renders an accordion with one open answer at a time. Works without JavaScript. */
export function QuestionList({
  name,
  questions,
  opens,
}: {
  /** The shared `name` of the `details` elements. */
  name: string;
  questions: readonly Question[];
  /** The index of the question that is open at first. */
  opens?: number;
}) {
  return (
    <div className="border-t border-line-strong">
      {questions.map(({ question, said, answer, more }, index) => (
        <details key={question} name={name} open={index === opens} className="group border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-6 py-3 text-h3 leading-[1.3] font-medium text-balance hover:text-accent-text md:min-h-17 md:py-4 print:min-h-0 print:pb-1">
            {question}
            <OpenMark />
          </summary>
          <p className="max-w-[60ch] pr-10 pb-5 wrap-anywhere whitespace-pre-line text-muted md:pb-7 print:pb-4">
            {said && (
              <>
                <CompanyText {...said} />{" "}
              </>
            )}
            <KeepHyphens text={answer} />
            {more && (
              <>
                {" "}
                <a href={more.href} className="text-accent-text underline">
                  {more.label}
                </a>
              </>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}
