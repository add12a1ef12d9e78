import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useSubmit } from "@remix-run/react";
import { titleMeta } from "~/back-office/page-title";
import { readPreferences, writePreferences } from "~/back-office/preferences.server";
import { SecretLink } from "~/back-office/secret-field";
import { maxInWeek, visitsBetween } from "~/booking/calendar/find-visits.server";
import { readWeek } from "~/booking/calendar/week";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { readPost, redirectOrShow } from "~/forms/form-post.server";
import { messagesOf } from "~/forms/form-result";
import { guard } from "~/guard.server";
import { type ShownLink, toShownLink } from "~/lib/qr-code.server";
import { isUuid } from "~/lib/uuid";
import * as busyText from "~/messages/busy-times";
import * as text from "~/messages/calendar";
import { paths } from "~/paths";
import { siteOrigin } from "~/site/origin.server";
import { listColleagues } from "~/staff/accounts/users.server";
import { findBusyCalendar } from "~/staff/busy-times/busy-calendar.server";
import { findBusySpans } from "~/staff/busy-times/find-busy-spans.server";
import { calendarFeedPath, renewCalendarFeed } from "~/staff/sessions/calendar-feed.server";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PageMessages } from "~/ui/page-messages";
import { Panel } from "~/ui/panel";
import { Select } from "~/ui/select";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { toWeekView } from "./to-week-view.server";
import { WeekView } from "./week-view";
import stylesheet from "./week.css?url";

export const meta = titleMeta(text.title);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/calendar", request);
  const query = new URL(request.url).searchParams;
  const chosenWho = readWho(query.get("who"));
  const who = chosenWho ?? readWho((await readPreferences(request)).visitsOf) ?? "all";
  const now = new Date();
  const week = readWeek(query.get("week"), now);
  const staffId = toStaffId(who, staff.id);
  const [visits, busy, ownCalendar, unassigned, colleagues, feed] = await Promise.all([
    visitsBetween(week.from, week.until, staffId),
    staffId === null ? [] : findBusySpans({ from: week.from, until: week.until, staffId }),
    findBusyCalendar(staff.id),
    staffId === null ? [] : visitsBetween(week.from, week.until, null),
    listColleagues(),
    calendarFeedPath(staff.id),
  ]);
  const { previous, next, dates } = week;
  const page = {
    week: toWeekView(week, visits, { now, staffId: staff.id, busy }),
    weeks: { previous, next, shown: dates[0] ?? "" },
    who,
    unassigned: unassigned.length,
    cutAt: visits.length === maxInWeek ? maxInWeek : null,
    colleagues: colleagues.filter(({ id }) => id !== staff.id),
    busyCalendar: ownCalendar && { host: ownCalendar.host, hasFault: ownCalendar.fault !== null },
    feed: toShownLink(siteOrigin(request) + feed),
  };
  const cookie = chosenWho && (await writePreferences(request, { visitsOf: chosenWho }));
  return toFormPage(request, page, cookie);
}

/** Returns `all`, `me`, `nobody`, or the id of a member of staff; undefined for anything else. */
function readWho(text: string | null | undefined): string | undefined {
  const isChoice = text === "all" || text === "me" || text === "nobody" || isUuid(text ?? undefined);
  return isChoice ? (text ?? undefined) : undefined;
}

function toStaffId(who: string, ownId: string): string | null | undefined {
  if (who === "all") return undefined;
  if (who === "nobody") return null;
  return who === "me" ? ownId : who;
}

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/calendar", request);
  const post = await readPost(request);
  await renewCalendarFeed(session);
  return redirectOrShow(post, { title: text.renewed, advice: text.renewedAdvice });
});

export default function CalendarPage() {
  const { week, weeks, who, unassigned, cutAt, colleagues, busyCalendar, feed, flash } =
    useLoaderData<typeof loader>();
  const messages = messagesOf(useActionData<typeof action>());
  const to = (week?: string) => paths.calendar({ who, ...(week !== undefined && { week }) });
  return (
    <>
      <h1 className="mb-2">{text.title}</h1>
      <PageMessages messages={messages} flash={flash} />
      <div className="mt-4 mb-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 print:hidden">
        <nav aria-label={text.weeks} className="flex flex-wrap items-center gap-2">
          <ButtonLink to={to(weeks.previous)} size="sm" aria-label={text.previousWeek}>
            <Icon name="arrow-left" />
          </ButtonLink>
          <ButtonLink to={to()} size="sm">
            {text.thisWeek}
          </ButtonLink>
          <ButtonLink to={to(weeks.next)} size="sm" aria-label={text.nextWeek}>
            <Icon name="arrow" />
          </ButtonLink>
          <p className="font-semibold sm:px-1.5">{week.label}</p>
        </nav>
        <WhoForm week={weeks.shown} who={who} colleagues={colleagues} />
      </div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-small">
        <p className="hidden text-ui font-semibold print:block">{week.label}</p>
        {unassigned > 0 && (
          <p className="flex flex-wrap items-center gap-x-2 font-semibold text-warn">
            <Icon name="warning" className="size-4" />
            {text.unassigned(unassigned)}
            <Link
              to={paths.calendar({ week: weeks.shown, who: "nobody" })}
              className="inline-flex min-h-11 items-center text-accent-text underline hover:decoration-2 min-[40rem]:min-h-6 print:hidden"
            >
              {text.showThem}
            </Link>
          </p>
        )}
        {busyCalendar?.hasFault && (
          <p className="flex flex-wrap items-center gap-x-2 font-semibold text-warn">
            <Icon name="warning" className="size-4" />
            {busyText.notReadLately}
            <Link
              to={paths.accountCalendar()}
              className="inline-flex min-h-11 items-center text-accent-text underline hover:decoration-2 min-[40rem]:min-h-6"
            >
              {busyText.seeWhy}
            </Link>
          </p>
        )}
        <p className="text-muted">
          {text.lead}
          {!week.isList && <span className="max-lg:hidden print:hidden"> {text.freeHint}</span>}
        </p>
      </div>
      {week.isList && <p className="mb-3 text-small text-muted">{text.tooMany}</p>}
      {cutAt !== null && <p className="mb-3 text-small text-muted">{text.cut(cutAt)}</p>}
      <WeekView week={week} />
      <FeedPanel feed={feed} />
      <div className="mt-5 max-w-read print:hidden">
        <Panel title={busyText.title}>
          <p className="mb-4 wrap-anywhere">
            {busyCalendar ? busyText.panelGiven(busyCalendar.host) : busyText.panelText}
          </p>
          <ButtonLink to={paths.accountCalendar()} size="sm">
            {busyCalendar ? busyText.change : busyText.show}
          </ButtonLink>
        </Panel>
      </div>
    </>
  );
}

/** With script, a choice applies immediately. */
function WhoForm({
  week,
  who,
  colleagues,
}: {
  week: string;
  who: string;
  colleagues: readonly { id: string; fullName: string }[];
}) {
  const submit = useSubmit();
  const isHydrated = useIsHydrated();
  return (
    <Form method="get" className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="week" value={week} />
      <Select
        key={who}
        id="who"
        name="who"
        label={text.who}
        defaultValue={who}
        onChange={({ currentTarget }) => submit(currentTarget.form, { preventScrollReset: true })}
      >
        <option value="all">{text.everyone}</option>
        <option value="me">{text.mine}</option>
        <option value="nobody">{text.nobody}</option>
        {colleagues.map(({ id, fullName }) => (
          <option key={id} value={id} translate="no">
            {fullName}
          </option>
        ))}
      </Select>
      {!isHydrated && (
        <Button type="submit" size="sm">
          {text.show}
        </Button>
      )}
    </Form>
  );
}

function FeedPanel({ feed }: { feed: ShownLink }) {
  return (
    <div className="mt-8 max-w-read print:hidden">
      <Panel title={text.feedTitle}>
        <p className="mb-4">
          {text.feedText} <Link to={paths.help("calendar")}>{text.feedHelp}</Link>
        </p>
        <SecretLink label={text.feedAddress} link={feed} />
        <Form method="post" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="sm" aria-describedby="renew-hint">
            {text.renew}
          </Button>
          <p id="renew-hint" className="text-small text-muted">
            {text.renewText}
          </p>
        </Form>
      </Panel>
    </div>
  );
}
