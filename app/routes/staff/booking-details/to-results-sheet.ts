import type { receiptsOf } from "~/booking/delivery/receipts.server";
import type { Share } from "~/booking/delivery/shares.server";
import { formatFileSize } from "~/files/rules";
import { formatPacificDay, formatPacificShort } from "~/lib/pacific-time";
import * as text from "~/messages/results-work";

/** What became of the results of a booking, formatted: what was fetched, and who else may fetch it. */
export type ResultsSheet = ReturnType<typeof toResultsSheet>;

export function toResultsSheet(
  receipts: Awaited<ReturnType<typeof receiptsOf>>,
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
