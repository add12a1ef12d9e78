import type { BackupState } from "~/back-office/read-backup-state.server";
import * as text from "~/messages/dashboard";
import * as removals from "~/messages/removals";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";

/** Tells administrators that old data are kept, and leads to where they confirm the clock. */
export function RemovalBanner({ reason }: { reason: keyof typeof removals.reasons }) {
  const { title, text: explanation } = removals.reasons[reason];
  return (
    <div className="mb-6">
      <Banner tone="warn" title={title}>
        <p>
          {explanation} {removals.nothingLost}
        </p>
        <ButtonLink to={paths.removals()} size="sm" className="mt-3">
          {removals.check}
        </ButtonLink>
      </Banner>
    </div>
  );
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
      <Banner tone={fault === "incomplete" ? "warn" : "bad"} title={text.backupFaults[fault]}>
        <p>{made ? text.lastMade(made) : text.noneMade}</p>
        {message && <p className="my-1 font-mono text-small wrap-anywhere">{message}</p>}
        <p>{text.backupAdvice[fault]}</p>
      </Banner>
    </div>
  );
}

/** Lists for administrators what the site lacks in production. */
export function GoLiveList({ settings }: { settings: (keyof typeof text.missing)[] }) {
  if (settings.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="go-live">
      <h2 id="go-live" className="text-h4 mb-2">
        {text.missingTitle}
      </h2>
      <p>{text.missingAdvice}</p>
      <ul className="mt-2 list-disc pl-5">
        {settings.map((name) => (
          <li key={name}>{text.missing[name]}</li>
        ))}
      </ul>
    </section>
  );
}
