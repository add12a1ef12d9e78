import type { ReactNode } from "react";
import type { QrCode } from "~/lib/qr-code.server";
import { QrDrawing } from "./qr-drawing";

interface PrintSheetProps {
  /** At the top of the first page, usually `Letterhead`. */
  letterhead: ReactNode;
  title: string;
  /** The most important line, under the title: what is to be done. */
  subject: ReactNode;
  /** In mono beside the code. */
  reference: { label: string; value: string };
  code: QrCode;
  /** What the code contains, for screen readers of the PDF. */
  codeLabel: string;
  /** The last line of the sheet. */
  footer: ReactNode;
  children: ReactNode;
}

/**
 * A sheet that only exists in print: one US letter page, filled to its foot, or more if the content is longer. Black on
 * white in both themes. The page beside it must be `print:hidden`.
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
    // The height of a letter page less the margins of tailwind.css, and a millimeter for rounding.
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
