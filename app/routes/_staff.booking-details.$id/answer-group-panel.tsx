import { AnswerList } from "~/ui/answer-list";
import { Panel } from "~/ui/panel";
import type { ShownAnswer } from "./to-booking-sheet";

/** One step's answers; what can be called, written to or found on a map is a link. */
export function AnswerGroupPanel({ title, answers }: { title: string; answers: readonly ShownAnswer[] }) {
  return (
    <Panel title={title}>
      <AnswerList items={answers.map((answer) => ({ term: answer.label, value: <Value {...answer} /> }))} />
    </Panel>
  );
}

function Value({ value, link }: ShownAnswer) {
  if (value === null) return <span className="text-muted">Not given</span>;
  if (!link) return value;
  return (
    <>
      <a href={link.href} rel="noreferrer">
        {link.label}
      </a>
      {link.note && <span className="ms-2 font-mono text-mono text-muted">{link.note}</span>}
    </>
  );
}
