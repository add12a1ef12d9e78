import type { ReactNode } from "react";
import type { QrCode } from "~/lib/qr-code.server";
import { classNames } from "./class-names";
import { QrDrawing } from "./qr-drawing";

interface PrintSheetProps {
  letterhead: ReactNode;
  title: string;
  subject: ReactNode;
  reference: { label: string; value: string };
  code: QrCode;
  /** Names the QR code for screen readers of the PDF. */
  codeLabel: string;
  footer: ReactNode;
  children: ReactNode;
}

/**
 * A sheet for print only. It fills one US letter page to its foot, or takes more pages for longer content. It is black on white in both
 * themes. The page beside it must be `print:hidden`.
 */
export function PrintSheet({
  letterhead,
  title,
  subject,
  reference,
  code,
  codeLabel,
  footer,
  children,
}: PrintSheetProps) {
  return (
    // The height of a letter page minus the margins in tailwind.css, and a millimeter for rounding.
    <article className="hidden min-h-[252mm] flex-col gap-[4mm] bg-white text-[9.5pt] leading-snug text-black print:flex">
      {letterhead}
      <header className="flex items-start justify-between gap-[8mm]">
        <div className="min-w-0">
          <p className="text-[11pt] font-semibold">{title}</p>
          <h1 className="mt-[1.5mm] text-[22pt] leading-[1.1] wrap-anywhere">{subject}</h1>
        </div>
        <div className="flex shrink-0 items-end gap-[4mm] text-end">
          <p>
            <span className="block text-[8.5pt]">{reference.label}</span>
            <span className="font-mono text-[15pt] leading-none font-semibold tracking-[0.02em]">
              {reference.value}
            </span>
          </p>
          <QrDrawing code={code} label={codeLabel} />
        </div>
      </header>
      {children}
      <footer className="border-t border-black pt-[2mm] text-[8.5pt]">{footer}</footer>
    </article>
  );
}

export interface PrintFact {
  /** Required if several facts have the same term. */
  id?: string;
  term: string;
  value: ReactNode;
}

/** Sections of facts in two aligned columns. An `isWide` section spans both, so that a long text needs fewer lines. */
export function PrintColumns({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-x-[8mm] gap-y-[3.5mm]">{children}</div>;
}

export function PrintFacts({
  title,
  facts,
  isWide = false,
}: {
  title: string;
  facts: readonly PrintFact[];
  isWide?: boolean;
}) {
  return (
    <section className={classNames("min-w-0", isWide && "col-span-2")}>
      <PrintTitle>{title}</PrintTitle>
      <dl>
        {facts.map(({ id, term, value }) => (
          <div
            key={id ?? term}
            className="grid grid-cols-[30mm_minmax(0,1fr)] gap-x-[3mm] border-b border-[#bbb] py-[0.7mm] last:border-b-0"
          >
            <dt className="text-[#444]">{term}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function PrintTitle({ children }: { children: string }) {
  return (
    <h2 className="break-after-avoid border-b border-black pb-[1mm] text-[10.5pt] leading-snug font-semibold tracking-normal">
      {children}
    </h2>
  );
}

const cell = "border-b border-[#bbb] py-[0.7mm] align-baseline";
const figure = `${cell} ps-[3mm] text-end whitespace-nowrap tabular-nums`;

export function PrintedQuote({
  heading,
  lines,
  total,
}: {
  heading: string;
  lines: readonly { label: string; times: string | null; amount: string }[];
  total: { label: string; amount: string };
}) {
  return (
    <section className="col-span-2 min-w-0">
      <PrintTitle>{heading}</PrintTitle>
      <table className="w-full">
        <tbody>
          {lines.map(({ label, times, amount }, index) => (
            <tr key={index} className="break-inside-avoid">
              <th scope="row" className={`${cell} text-start font-normal wrap-anywhere`}>
                {label}
              </th>
              <td className={figure}>{times}</td>
              <td className={figure}>{amount}</td>
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row" colSpan={2} className={`${cell} text-start`}>
              {total.label}
            </th>
            <td className={figure}>{total.amount}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

export function PrintPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="hidden break-before-page bg-white text-[9.5pt] leading-snug text-black print:block">
      <p className="mb-[4mm] text-[11pt] font-semibold">{title}</p>
      {children}
    </section>
  );
}
