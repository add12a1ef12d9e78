import * as text from "~/messages/backups";
import { Banner } from "~/ui/banner";

export interface BackupState {
  /** When the last backup was made that can be restored; null where there is none. */
  made: string | null;
  /** What is wrong: the last run failed, it was made but the site has lost files, or none was made for more than a day. */
  fault: "failed" | "incomplete" | "late" | null;
  /** What the command has printed. */
  message: string;
}

/** Tells administrators that the last backup failed, or that there is none of the last night. */
export function BackupAlert({ state: { made, fault, message } }: { state: BackupState }) {
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
