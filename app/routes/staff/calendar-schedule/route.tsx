import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, redirect, useLoaderData } from "@remix-run/react";
import { BackLink } from "~/back-office/back-link";
import { titleMeta } from "~/back-office/page-title";
import { CurrentStage } from "~/back-office/stage-mark";
import { defaultFilter, open } from "~/booking/list/filter";
import { listBookings } from "~/booking/list/list-bookings.server";
import { describePlace } from "~/booking/location";
import { findNextVisits } from "~/booking/visit/find-visit.server";
import { guard } from "~/guard.server";
import { parsePacific } from "~/lib/pacific-time";
import { formatPacificWeekday } from "~/lib/pacific-weekday";
import { cleanLine, searchLength } from "~/lib/text";
import { visitAt } from "~/messages/bookings-list";
import * as text from "~/messages/calendar";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";

export const meta = titleMeta(text.choose.title);

/** The maximum number of requests on the page; the search finds more. */
const maxRequests = 25;

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/calendar-schedule", request);
  const query = new URL(request.url).searchParams;
  const start = query.get("start") ?? "";
  const startsAt = parsePacific(start);
  if (!startsAt) throw redirect(paths.calendar());
  const q = cleanLine(query.get("q") ?? "").slice(0, searchLength);
  const now = new Date();
  const list = await listBookings({ ...defaultFilter, q, stage: open, page: 1 }, maxRequests);
  const visits = await findNextVisits(
    list.bookings.map(({ id }) => id),
    now,
  );
  return {
    start,
    q,
    week: start.slice(0, 10),
    title: text.scheduleAt(formatPacificWeekday(startsAt)),
    hasMore: list.pages > 1 || list.hasMore,
    requests: list.bookings.map(({ id, fullName, stage, service, serviceLocation }) => {
      const visit = visits.get(id);
      return {
        id,
        fullName,
        stage,
        what: [service, describePlace(serviceLocation).value].filter(Boolean).join(", "),
        visit: visit ? visitAt(formatPacificWeekday(visit)) : null,
      };
    }),
  };
}

export default function ScheduleFromCalendar() {
  const { start, q, week, title, hasMore, requests } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-read">
      <BackLink to={paths.calendar({ week })}>{text.choose.back}</BackLink>
      <h1 className="mb-2">{title}</h1>
      <p className="mb-5 text-muted">{text.choose.lead}</p>
      <Form method="get" role="search" className="mb-4 flex gap-2">
        <input type="hidden" name="start" value={start} />
        <TextField
          key={q}
          id="request-search"
          type="search"
          name="q"
          label={text.choose.searchLabel}
          isLabelHidden
          icon="search"
          defaultValue={q}
          maxLength={searchLength}
          placeholder={text.choose.search}
          className="flex-1"
        />
        <Button type="submit" size="sm">
          {text.choose.submit}
        </Button>
      </Form>
      {requests.length === 0 && <p className="py-2">{text.choose.none}</p>}
      <ul className="border-line bg-raised not-empty:border">
        {requests.map(({ id, fullName, stage, what, visit }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-2.5 first:border-t-0 hover:bg-soft"
          >
            <span className="min-w-0 wrap-anywhere">
              <Link
                to={paths.bookingVisit(id, { visit: "new", start })}
                className="font-semibold text-text underline decoration-line-strong after:absolute after:inset-0 hover:decoration-2"
              >
                {fullName}
              </Link>
              <span className="block text-small text-muted">{what}</span>
              {visit && <span className="block text-small font-semibold">{visit}</span>}
            </span>
            <CurrentStage stage={stage} />
          </li>
        ))}
      </ul>
      {hasMore && <p className="mt-3 text-small text-muted">{text.choose.more}</p>}
    </div>
  );
}
