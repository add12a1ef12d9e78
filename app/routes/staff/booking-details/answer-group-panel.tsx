import { notGiven } from "~/messages/ui";
import { DescriptionList } from "~/ui/description-list";
import { Panel } from "~/ui/panel";
import type { SheetAnswer } from "./to-booking-sheet";

/** The answers of one form step; telephone numbers, email addresses and coordinates are links. */
export function AnswerGroupPanel({ title, answers }: { title: string; answers: readonly SheetAnswer[] }) {
  return (
    <Panel title={title}>
      <DescriptionList
        items={answers.map((answer) => ({ term: answer.label, value: <Value {...answer} /> }))}
      />
    </Panel>
  );
}

function Value({ value, link }: SheetAnswer) {
  if (value === null) return <span className="text-muted">{notGiven}</span>;
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
