import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useOutletContext, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { FirstSteps } from "~/back-office/first-steps";
import { MailAlerts } from "~/back-office/mail-alerts";
import { readBackupState } from "~/back-office/read-backup-state.server";
import { readFirstSteps } from "~/back-office/read-first-steps.server";
import { readMailTrouble } from "~/back-office/read-mail-trouble.server";
import { countBookings } from "~/booking/list/booking-counts.server";
import { readDesk } from "~/booking/list/desk.server";
import { guard } from "~/guard.server";
import * as text from "~/messages/dashboard";
import { lastMade, pacificTime, version as versionOf } from "~/messages/dashboard";
import { paths } from "~/paths";
import { version } from "~/process/version.server";
import { missingSettings } from "~/server/missing-settings.server";
import { titleOf } from "~/settings/company";
import { readHold } from "~/sweeps/removals.server";
import { Charts } from "./charts/charts";
import { formatCount, formatShare } from "./charts/series";
import { Desk } from "./desk";
import { BackupAlert, GoLiveList, RemovalBanner } from "./site-notices";
import { toDesk } from "./to-desk.server";

export const meta: MetaFunction = () => [{ title: titleOf(text.dashboard) }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/dashboard", request);
  const [counts, desk, hold, trouble, backup, firstSteps] = await Promise.all([
    countBookings(),
    readDesk(),
    staff.isAdmin ? readHold() : null,
    staff.isAdmin ? readMailTrouble() : null,
    staff.isAdmin ? readBackupState() : null,
    staff.isAdmin ? readFirstSteps(staff) : null,
  ]);
  const setup = staff.isAdmin ? { missing: missingSettings(), ...version() } : null;
  return { counts, desk: toDesk(desk), note: pacificTime, hold, trouble, backup, setup, firstSteps };
}

export default function Dashboard() {
  const { counts, desk, note, hold, trouble, backup, setup, firstSteps } = useLoaderData<typeof loader>();
  const { pending, total } = counts;
  useRevalidateOnPendingChange();
  return (
    <>
      <h1 className="mb-7">{text.dashboard}</h1>
      {hold && <RemovalBanner reason={hold} />}
      {trouble && <MailAlerts trouble={trouble} />}
      {backup && <BackupAlert state={backup} />}
      {firstSteps && <FirstSteps done={firstSteps} />}
      <div className="grid gap-4 min-[36rem]:grid-cols-2">
        <CountTile
          title={text.pendingBookings}
          count={pending}
          note={total > 0 ? text.shareOfAll(formatShare(pending, total)) : undefined}
          linkLabel={text.viewPendingList}
          href={paths.bookings({ status: 0 })}
        />
        <CountTile
          title={text.allBookings}
          count={total}
          linkLabel={text.viewAllList}
          href={paths.bookings()}
        />
      </div>
      <Charts counts={counts} />
      <Desk lists={desk} />
      <p className="mt-2 text-small text-muted">
        {note} {backup?.made && lastMade(backup.made)} {setup && versionOf(setup.version, setup.commit)}
      </p>
      {setup && <GoLiveList settings={setup.missing} />}
    </>
  );
}

/** Reloads the counts when the layout reports another version of the pending enquiries. */
function useRevalidateOnPendingChange() {
  const version = useOutletContext<string | undefined>();
  const loadedVersion = useRef(version);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (loadedVersion.current === version) return;
    loadedVersion.current = version;
    revalidate();
  }, [version, revalidate]);
}

/** A large count with a link to the bookings that it counts. */
function CountTile({
  title,
  count,
  note,
  linkLabel,
  href,
}: {
  title: string;
  count: number;
  /** The share of all bookings. */
  note?: string | undefined;
  linkLabel: string;
  href: string;
}) {
  return (
    <section className="flex items-end justify-between gap-4 border border-line bg-raised p-[clamp(1rem,0.8rem+0.8vw,1.5rem)]">
      <div>
        <h2>{title}</h2>
        <p className="mt-3 text-[clamp(2.25rem,1.9rem+1.4vw,3.25rem)] leading-none tracking-[-0.035em] tabular-nums">
          {formatCount(count)}
        </p>
      </div>
      <div className="text-end">
        {note && <p className="font-mono text-mono text-muted">{note}</p>}
        <Link
          to={href}
          aria-label={linkLabel}
          className="-mb-2.5 inline-flex min-h-11 items-center text-accent-text underline hover:decoration-2"
        >
          {text.viewList}
        </Link>
      </div>
    </section>
  );
}
