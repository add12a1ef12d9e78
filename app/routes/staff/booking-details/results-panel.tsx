import { FlushPanel, PanelFold } from "~/back-office/flush-panel";
import { IntentButton } from "~/back-office/intent-button";
import type { findReceipts } from "~/booking/delivery/receipts.server";
import type { Share } from "~/booking/delivery/shares.server";
import { formatFileSize } from "~/files/rules";
import { formatPacificDay, formatPacificShort } from "~/lib/pacific-time";
import * as text from "~/messages/fetched-results";

/** What was fetched of the results, and the links by which others fetch them. Nothing before there is either. */
export function ResultsPanel({ results: { receipts, shares, formId } }: { results: ResultsPanelView }) {
  if (receipts.length === 0 && shares.length === 0) return null;
  return (
    <FlushPanel title={text.title} note={receipts.length > 0 && text.count(receipts.length)}>
      {receipts.length === 0 && <p className="px-4.5 pb-3.5 text-muted">{text.nothing}</p>}
      <ul className="max-h-80 overflow-auto">
        {receipts.map(({ id, what, who, when, extent }) => (
          <li key={id} className="border-t border-line px-4.5 py-1.75">
            <p className="wrap-anywhere">{what}</p>
            <p className="flex flex-wrap gap-x-3 text-small text-muted tabular-nums">
              <span>{when}</span>
              <span className="wrap-anywhere">{who}</span>
              <span>{extent}</span>
            </p>
          </li>
        ))}
      </ul>
      {shares.length > 0 && (
        <PanelFold title={text.links} note={shares.length}>
          <ul className="grid gap-3">
            {shares.map(({ id, label, until }) => (
              <li key={id} className="flex items-center justify-between gap-3">
                <div className="min-w-0">
                  <p className="wrap-anywhere">{label}</p>
                  <p className="text-small text-muted">{text.until(until)}</p>
                </div>
                <IntentButton
                  intent="end-share"
                  fields={{ formId, shareId: id }}
                  label={text.endFor(label)}
                  variant="danger"
                >
                  {text.end}
                </IntentButton>
              </li>
            ))}
          </ul>
        </PanelFold>
      )}
    </FlushPanel>
  );
}

/** What became of the results of a booking, formatted: what was fetched, and who else may fetch it. */
export type ResultsPanelView = ReturnType<typeof toResultsPanel>;

export function toResultsPanel(
  receipts: Awaited<ReturnType<typeof findReceipts>>,
  shares: readonly Share[],
  formId: string,
) {
  return {
    formId,
    receipts: receipts.map(({ id, at, label, name, version, ...sent }) => ({
      id,
      what: text.file(name, version),
      who: label === null ? text.customer : text.colleague(label),
      when: formatPacificShort(at),
      extent: toExtent(sent),
    })),
    shares: shares.map(({ id, label, expiresAt }) => ({ id, label, until: formatPacificDay(expiresAt) })),
  };
}

/** How much of a file was fetched. A download that was resumed has its bytes in parts. */
function toExtent({
  bytesSent,
  byteSize,
  isWhole,
}: {
  bytesSent: number;
  byteSize: number;
  isWhole: boolean;
}) {
  if (isWhole) return text.whole;
  if (bytesSent === 0) return text.seen;
  return bytesSent >= byteSize
    ? text.wholeInParts
    : text.part(formatFileSize(bytesSent), formatFileSize(byteSize));
}
