import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useOutletContext, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { loadMailTrouble } from "~/back-office/load-mail-trouble.server";
import { titleMeta } from "~/back-office/page-title";
import { readDeskCounts } from "~/booking/desk/desk-counts.server";
import { readDesk } from "~/booking/desk/desk.server";
import { countBookings } from "~/booking/list/list-bookings.server";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { messagesOf } from "~/forms/form-result";
import { guard } from "~/guard.server";
import * as text from "~/messages/dashboard";
import { lastMade, version as versionOf } from "~/messages/dashboard";
import { newBooking } from "~/messages/staff-entry";
import { paths } from "~/paths";
import { version } from "~/process/version.server";
import { missingSettings } from "~/server/missing-settings.server";
import { listColleagues } from "~/staff/accounts/users.server";
import { isRemovalStopped } from "~/tasks/run-periodic-tasks.server";
import { ButtonLink } from "~/ui/button";
import { PageMessages } from "~/ui/page-messages";
import { loadCanvasCharts } from "./charts/charts";
import { handleDashboardForms } from "./dashboard-forms.server";
import { Desk } from "./desk";
import { Figures } from "./figures";
import { FirstSteps } from "./first-steps";
import { readBackupState } from "./read-backup-state.server";
import { readFirstSteps } from "./read-first-steps.server";
import { SiteNotices } from "./site-notices";
import { toDeskView } from "./to-desk.server";

export const meta = titleMeta(text.dashboard);

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/dashboard", request);
  const [counts, desk, deskCounts, colleagues, trouble, backup, firstSteps] = await Promise.all([
    countBookings(),
    readDesk(staff.id),
    readDeskCounts(staff.id),
    listColleagues(),
    staff.isAdmin ? loadMailTrouble() : null,
    staff.isAdmin ? readBackupState() : null,
    staff.isAdmin ? readFirstSteps(staff) : null,
  ]);
  const isStopped = staff.isAdmin && isRemovalStopped();
  const setup = staff.isAdmin ? { missing: missingSettings(), ...version() } : null;
  const view = toDeskView(desk, deskCounts, { staffId: staff.id, colleagues });
  return toFormPage(request, { counts, desk: view, isStopped, trouble, backup, setup, firstSteps });
}

export const action = formAction(async ({ request }) =>
  handleDashboardForms(request, await guard("routes/staff/dashboard", request)),
);

export default function Dashboard() {
  const { counts, desk, flash, isStopped, trouble, backup, setup, firstSteps } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  useRevalidateOnPendingChange();
  // Before the first booking, the first steps come first; afterwards, the customers do.
  const hasWork = counts.total > 0;
  const checklist = firstSteps && <FirstSteps done={firstSteps} />;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1>{text.dashboard}</h1>
        <p className="text-muted">
          {desk.today}. {text.pacificTime}
        </p>
        <ButtonLink to={paths.newBooking()} size="sm" className="ms-auto self-center">
          {newBooking}
        </ButtonLink>
      </div>
      <PageMessages messages={messagesOf(result)} flash={flash}>
        {flash?.link && <Link to={flash.link.to}>{flash.link.label}</Link>}
      </PageMessages>
      <SiteNotices {...{ isStopped, trouble, backup }} />
      {!hasWork && <div className="mb-4">{checklist}</div>}
      <Desk desk={desk}>{hasWork && checklist}</Desk>
      <Figures counts={counts} load={loadCanvasCharts} />
      {setup && <GoLiveList settings={setup.missing} />}
      <p className="mt-4 text-small text-muted">
        {backup?.made && lastMade(backup.made)} {setup && versionOf(setup.version, setup.commit)}
      </p>
    </>
  );
}

/** Reloads the counts when the layout reports that the set of pending bookings has changed. */
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

function GoLiveList({ settings }: { settings: (keyof typeof text.missing)[] }) {
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
