import * as text from "~/messages/backups";
import { Banner } from "~/ui/banner";

export interface BackupState {
  /** When the last backup was made that can be restored; null where there is none. */
  made: string | null;
  /** What is wrong: the last run failed, it was made but the site has lost files, or none was made for more than a day. */
  fault: "failed" | "incomplete" | "late" | null;
  /** What the command has printed. */
  message: string;
  /** When backups were last copied off the machine; null if never. */
  copied: string | null;
  /** Whether a copy is set up, and none was made for more than a day. */
  isCopyLate: boolean;
}

/** Tells administrators that the last backup failed, that there is none of the last night, or that none leaves the machine. */
export function BackupAlert({ state }: { state: BackupState }) {
  return (
    <>
      <FaultBanner {...state} />
      {state.isCopyLate && (
        <div className="mb-6">
          <Banner tone="bad" title={text.copyLate}>
            <p>{state.copied ? text.lastCopied(state.copied) : text.noneCopied}</p>
            <p>{text.copyAdvice}</p>
          </Banner>
        </div>
      )}
    </>
  );
}

function FaultBanner({ made, fault, message }: BackupState) {
  if (!fault) return null;
  return (
    <div className="mb-6">
      <Banner tone={fault === "incomplete" ? "warn" : "bad"} title={text.faults[fault]}>
        <p>{made ? text.lastMade(made) : text.noneMade}</p>
        {message && <p className="my-1 font-mono text-small wrap-anywhere">{message}</p>}
        <p>{text.advice[fault]}</p>
      </Banner>
    </div>
  );
}
