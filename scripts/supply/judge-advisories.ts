import type { AcceptedAdvisory } from "./advisories-document";
import type { ReportedAdvisory } from "./audit-report";

interface Verdict {
  /** Reported and not accepted: update, override, or accept it with a reason. */
  open: ReportedAdvisory[];
  accepted: ReportedAdvisory[];
  /** Acceptances whose last day has passed, whether their advisory is still reported or not. They need a new review. */
  expired: AcceptedAdvisory[];
  /** Acceptances of advisories that are no longer reported. */
  unneeded: AcceptedAdvisory[];
}

/**
 * Compares npm's report with the acceptances in docs/security.md.
 *
 * @param reported null when no registry answered
 * @param today such as 2026-11-22
 */
export function judgeAdvisories(
  reported: readonly ReportedAdvisory[] | null,
  acceptances: readonly AcceptedAdvisory[],
  today: string,
): Verdict {
  const isSame = (a: AcceptedAdvisory) => (b: ReportedAdvisory) => a.id === b.id && a.package === b.package;
  const isAccepted = (found: ReportedAdvisory) => acceptances.some((entry) => isSame(entry)(found));
  return {
    open: (reported ?? []).filter((found) => !isAccepted(found)),
    accepted: (reported ?? []).filter(isAccepted),
    expired: acceptances.filter(({ until }) => until < today),
    unneeded: reported ? acceptances.filter((entry) => !reported.some(isSame(entry))) : [],
  };
}
