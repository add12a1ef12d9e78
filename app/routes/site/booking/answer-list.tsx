import type { ReadableAnswer } from "~/booking/form/readable-answers";
import { AnswerValue } from "~/site/answer-value";

/** Renders the answers that the visitor has given, each below its label. */
export function AnswerList({ answers }: { answers: readonly ReadableAnswer[] }) {
  return (
    <dl className="grid gap-3">
      {answers.map(
        ({ name, label, ...answer }) =>
          answer.value !== null && (
            <div key={name}>
              <dt className="text-small text-muted">{label}</dt>
              <dd className="line-clamp-3 wrap-anywhere">
                <AnswerValue {...answer} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
