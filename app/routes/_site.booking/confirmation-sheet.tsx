import * as text from "~/messages/print-sheets";
import { company } from "~/site/company";
import { Letterhead } from "~/site/letterhead";
import { NoteLines } from "~/ui/print/note-lines";
import { PrintColumns, PrintFacts } from "~/ui/print/print-facts";
import { PrintSheet } from "~/ui/print/print-sheet";
import type { ConfirmationData } from "./confirmation.server";

/** Characters from which an answer takes the whole width of the sheet. */
const longAnswer = 160;

/** The printed confirmation: the reference, every answer given, and lines for the call with the company. */
export function ConfirmationSheet({ data }: { data: ConfirmationData }) {
  const { reference, code, service, groups, files, receivedAt } = data;
  return (
    <PrintSheet
      letterhead={<Letterhead />}
      title={text.confirmation}
      subject={service}
      reference={{ label: text.reference, value: reference }}
      code={code}
      codeLabel={text.referenceCode}
      footer={text.confirmationFooter(company.phone.label)}
    >
      <PrintColumns>
        {groups.map(({ step, title, items }) => {
          const facts = [
            ...items.map(({ label, value }) => ({ term: label, value })),
            ...(step === 4 ? [{ term: text.files, value: files.join(", ") }] : []),
            ...(step === 1 ? [{ term: text.received, value: receivedAt }] : []),
          ].filter(({ value }) => value !== null && value !== "");
          const isWide = facts.some(({ value }) => (value ?? "").length > longAnswer);
          return facts.length > 0 && <PrintFacts key={step} title={title} facts={facts} isWide={isWide} />;
        })}
      </PrintColumns>
      <NoteLines title={text.notes} />
    </PrintSheet>
  );
}
