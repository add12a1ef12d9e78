import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feedPath, renewFeed } from "~/booking/calendar/feed-address.server";
import { visitsBetween } from "~/booking/calendar/find-visits.server";
import { readWeek } from "~/booking/calendar/week";
import { consumeFlash, redirectWithFlash } from "~/forms/flash.server";
import { handleForm } from "~/forms/handle-form.server";
import { messagesOf } from "~/forms/reply";
import { guard } from "~/guard.server";
import { isUuid } from "~/lib/uuid";
import * as text from "~/messages/calendar";
import { paths } from "~/paths";
import { titleOf } from "~/settings/company";
import { siteOrigin } from "~/site/origin.server";
import { listColleagues } from "~/staff/accounts/users.server";
import { Button, ButtonLink } from "~/ui/button";
import { PageMessages } from "~/ui/page-messages";
import { Panel } from "~/ui/panel";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { toWeekSheet } from "./to-week-sheet";
import { WeekView } from "./week-view";

export const meta: MetaFunction = () => [{ title: titleOf(text.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/calendar", request);
  const query = new URL(request.url).searchParams;
  const who = readWho(query.get("who"));
  const now = new Date();
  const week = readWeek(query.get("week"), now);
  const staffId = who === "all" ? undefined : who === "me" ? staff.id : who;
  const [visits, colleagues, feed, { flash, headers }] = await Promise.all([
    visitsBetween(week.from, week.until, staffId),
    listColleagues(),
    feedPath(staff.id),
    consumeFlash(request),
  ]);
  const { previous, next, dates } = week;
  const page = {
    sheet: toWeekSheet(week, visits, now),
    weeks: { previous, next, shown: dates[0] ?? "" },
    who,
    colleagues: colleagues.filter(({ id }) => id !== staff.id),
    feed: siteOrigin(request) + feed,
    flash,
  };
  return data(page, { headers });
}

/** `me`, `all`, or the id of a member of staff; `me` for anything else. */
function readWho(text: string | null): string {
  return text === "all" || isUuid(text ?? undefined) ? (text ?? "me") : "me";
}

/** Renews the address of the feed: the page has no other form that changes something. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/calendar", request);
  return handleForm(request, {
    schema: z.object({}),
    act: async () => {
      await renewFeed(session);
      const flash = { tone: "ok", title: text.renewed, advice: text.renewedAdvice } as const;
      return redirectWithFlash(request, paths.calendar(), flash);
    },
  });
}

export default function CalendarPage() {
  const { sheet, weeks, who, colleagues, feed, flash } = useLoaderData<typeof loader>();
  const messages = messagesOf(useActionData<typeof action>());
  const to = (week?: string) => paths.calendar({ who, ...(week !== undefined && { week }) });
  return (
    <>
      <h1 className="mb-2">{text.title}</h1>
      <p className="mb-6 text-muted">{text.lead}</p>
      <PageMessages messages={messages} flash={flash} />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 print:hidden">
        <nav aria-label={text.weeks} className="flex flex-wrap gap-2">
          <ButtonLink to={to(weeks.previous)} size="sm">
            {text.previousWeek}
          </ButtonLink>
          <ButtonLink to={to()} size="sm">
            {text.thisWeek}
          </ButtonLink>
          <ButtonLink to={to(weeks.next)} size="sm">
            {text.nextWeek}
          </ButtonLink>
        </nav>
        <Form method="get" className="flex flex-wrap items-end gap-2">
          <input type="hidden" name="week" value={weeks.shown} />
          <Select key={who} id="who" name="who" label={text.who} defaultValue={who}>
            <option value="me">{text.mine}</option>
            <option value="all">{text.everyone}</option>
            {colleagues.map(({ id, fullName }) => (
              <option key={id} value={id}>
                {fullName}
              </option>
            ))}
          </Select>
          <Button type="submit" size="sm">
            {text.show}
          </Button>
        </Form>
      </div>
      <p className="mb-3 font-semibold">{text.weekOf(sheet.first, sheet.last)}</p>
      <WeekView week={sheet} />
      <div className="mt-8 max-w-read print:hidden">
        <Panel title={text.feedTitle}>
          <p className="mb-4">
            {text.feedText} <Link to={paths.help("calendar")}>{text.feedHelp}</Link>
          </p>
          <TextField id="feed" label={text.feedAddress} value={feed} readOnly />
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
    </>
  );
}
