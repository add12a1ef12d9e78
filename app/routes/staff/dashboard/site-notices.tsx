import { MailAlerts, type MailTrouble } from "~/back-office/mail-alerts";
import * as text from "~/messages/dashboard";
import { Banner } from "~/ui/banner";
import type { BackupState } from "./read-backup-state.server";

interface SiteNoticesProps {
  /** Whether the removal sweep has stopped, because it would remove most of the data. */
  isStopped: boolean;
  trouble: MailTrouble | null;
  backup: BackupState | null;
}

/** Alerts for administrators. */
export function SiteNotices({ isStopped, trouble, backup }: SiteNoticesProps) {
  return (
    <>
      {isStopped && (
        <div className="mb-6">
          <Banner tone="warn" title={text.removalStopped.title}>
            <p>{text.removalStopped.text}</p>
          </Banner>
        </div>
      )}
      {trouble && <MailAlerts trouble={trouble} />}
      {backup && <BackupAlert state={backup} />}
    </>
  );
}

export function BackupAlert({ state: { made, fault, message, copied, isCopyLate } }: { state: BackupState }) {
  return (
    <>
      {fault && (
        <div className="mb-6">
          <Banner tone={fault === "incomplete" ? "warn" : "bad"} title={text.backupFaults[fault]}>
            <p>{made ? text.lastMade(made) : text.noneMade}</p>
            {message && <p className="my-1 font-mono text-small wrap-anywhere">{message}</p>}
            <p>{text.backupAdvice[fault]}</p>
          </Banner>
        </div>
      )}
      {isCopyLate && (
        <div className="mb-6">
          <Banner tone="bad" title={text.copyLate}>
            <p>{copied ? text.lastCopied(copied) : text.noneCopied}</p>
            <p>{text.copyAdvice}</p>
          </Banner>
        </div>
      )}
    </>
  );
}
