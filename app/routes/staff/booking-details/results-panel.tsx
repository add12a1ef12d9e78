import { Link } from "@remix-run/react";
import { FlushPanel, PanelFold } from "~/back-office/flush-panel";
import { IntentButton } from "~/back-office/intent-button";
import { useListPosition } from "~/back-office/use-list-position";
import { describeVersion } from "~/booking/delivery/describe-version";
import type { DeliveryWithItems } from "~/booking/delivery/find-deliveries.server";
import type { findReceipts } from "~/booking/delivery/receipts.server";
import type { Share } from "~/booking/delivery/shares.server";
import { formatFileSize } from "~/files/rules";
import { formatPacificDay, formatPacificShort } from "~/lib/pacific-time";
import * as text from "~/messages/booking-results";
import { paths } from "~/paths";

/** Renders nothing without results. */
export function ResultsPanel({
  bookingId,
  results: { versions, receipts, shares, formId },
  mayDeliver,
}: {
  bookingId: string;
  results: ResultsPanelView;
  mayDeliver: boolean;
}) {
  const position = useListPosition();
  if (versions.length === 0) return null;
  const isPublished = versions.some(({ state }) => state === "published");
  return (
    <FlushPanel
      title={text.title}
      note={receipts.length > 0 && text.count(receipts.length)}
      link={
        mayDeliver && (
          <Link to={paths.bookingDeliver(bookingId, position)} className={linkStyles}>
            {text.deliver}
          </Link>
        )
      }
    >
      <ul>
        {versions.map(({ id, title, summary, state }) => (
          <li key={id} className="border-t border-line px-4.5 py-1.75">
            <p className="wrap-anywhere">{title}</p>
            <p className={state === "draft" ? "text-small font-semibold text-warn" : "text-small text-muted"}>
              {summary}
            </p>
          </li>
        ))}
      </ul>
      {receipts.length === 0 && isPublished && (
        <p className="border-t border-line px-4.5 py-2.5 text-muted">{text.nothing}</p>
      )}
      {receipts.length > 0 && (
        <PanelFold title={text.fetched} note={receipts.length} isOpen>
          <ul className="-mx-4.5 max-h-80 overflow-auto">
            {receipts.map(({ id, what, who, when, extent }) => (
              <li key={id} className="border-t border-line px-4.5 py-1.75 first:border-t-0">
                <p className="wrap-anywhere">{what}</p>
                <p className="flex flex-wrap gap-x-3 text-small text-muted tabular-nums">
                  <span>{when}</span>
                  <span className="wrap-anywhere">{who}</span>
                  <span>{extent}</span>
                </p>
              </li>
            ))}
          </ul>
        </PanelFold>
      )}
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

const linkStyles = "text-accent-text underline underline-offset-[0.2em] hover:decoration-2";

export type ResultsPanelView = ReturnType<typeof toResultsPanel>;

interface DeliveredResults {
  deliveries: readonly DeliveryWithItems[];
  receipts: Awaited<ReturnType<typeof findReceipts>>;
  shares: readonly Share[];
  formId: string;
}

export function toResultsPanel({ deliveries, receipts, shares, formId }: DeliveredResults) {
  return {
    formId,
    versions: deliveries.map((delivery) => ({
      id: delivery.id,
      title: delivery.title,
      state: delivery.state,
      summary: text.withState(describeVersion(delivery), describeState(delivery)),
    })),
    receipts: receipts.map(({ id, at, label, name, version, ...sent }) => ({
      id,
      what: text.file(name, version),
      who: label === null ? text.customer : text.colleague(label),
      when: formatPacificShort(at),
      extent: describeExtent(sent),
    })),
    shares: shares.map(({ id, label, expiresAt }) => ({ id, label, until: formatPacificDay(expiresAt) })),
  };
}

function describeState({ state, publishedAt, withdrawnAt }: DeliveryWithItems): string {
  const changedAt = withdrawnAt ?? publishedAt;
  return text.states[state](changedAt ? formatPacificDay(changedAt) : "");
}

/** Describes how much was downloaded. A resumed download has several parts. */
function describeExtent({
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
