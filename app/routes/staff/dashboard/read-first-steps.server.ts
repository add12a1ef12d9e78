import type { Staff } from "~/access/session";
import { settingSubject, wasLastRecorded } from "~/audit/record-audit.server";
import { toPacificDay } from "~/lib/pacific-time";
import { company } from "~/settings/company";
import { defaultSettings } from "~/settings/default-settings";
import { settings } from "~/settings/settings.server";
import { firstStepsRemoved } from "~/settings/single-setting.server";
import { listColleagues } from "~/staff/accounts/users.server";
import { hasSecondFactor } from "~/staff/factors/find-factors.server";
import { listOpenInvitations } from "~/staff/invitations/invite.server";
import { toPublicName } from "~/staff/public-name";
import { systemAdminEmail } from "~/staff/system-admin.server";

export type FirstStepsDone = Awaited<ReturnType<typeof findSteps>>;

/** Returns which of the first steps are done; null if administrators have hidden the list. */
export async function readFirstSteps(staff: Staff): Promise<FirstStepsDone | null> {
  const { firstStepsHidden } = settings();
  const isHidden = firstStepsHidden === firstStepsRemoved || firstStepsHidden > toPacificDay(new Date());
  return isHidden ? null : findSteps(staff);
}

async function findSteps(staff: Staff) {
  const { phone, email } = settings();
  const [password, mail, isRead, figures, terms, privacy, colleagues, invitations, factor] =
    await Promise.all([
      // Without an entry, the account is older than the audit log.
      wasLastRecorded(["password-changed", "password-set-by-link"], {
        subject: systemAdminEmail(),
        butNot: ["first-admin-created", "password-reset"],
        otherwise: true,
      }),
      wasLastRecorded(["mail-tested"]),
      wasLastRecorded(["legal-read"]),
      wasLastRecorded(["figures-read"]),
      wasLastRecorded(["legal-published"], { subject: settingSubject("terms") }),
      wasLastRecorded(["legal-published"], { subject: settingSubject("privacy") }),
      listColleagues(),
      listOpenInvitations(),
      hasSecondFactor(staff.id),
    ]);
  return {
    name: toPublicName(staff.fullName) !== "",
    password,
    prices: saysPrices(),
    people: saysPeople(),
    company: phone !== defaultSettings.phone && email !== defaultSettings.email,
    mail,
    // The button confirms that both documents were read, but a publication concerns only one.
    legal: isRead || (terms && privacy),
    figures,
    colleague: colleagues.length > 1 || invitations.length > 0,
    factor,
  };
}

/** Returns whether visitors learn the price, the time until a reply, the turnaround, and the payment terms. */
function saysPrices(): boolean {
  const { startingPrices, turnaroundDays, replyHours } = company();
  const says = (numbers: object) => Object.keys(numbers).length > 0;
  return says(startingPrices) && says(turnaroundDays) && replyHours > 0 && settings().payment !== "";
}

/** Returns whether visitors learn who runs the company. */
function saysPeople(): boolean {
  const { founderName, founderPicture, insurance, licenses, claimSource } = settings();
  return founderPicture !== null && [founderName, insurance, licenses, claimSource].every(Boolean);
}
