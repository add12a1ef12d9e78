import { Link } from "@remix-run/react";
import { scale } from "~/booking/calendar/week-layout";
import * as busyText from "~/messages/busy-times";
import * as text from "~/messages/calendar";
import { paths } from "~/paths";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import type { BusyCard, VisitCard, ShownWeek } from "./to-week-view.server";

/**
 * The visits of a week: seven days to scale, or a list by day below 60rem. Grid classes in week.css place the visits, because the content
 * security policy forbids `style` attributes. Row 1 has the days, rows 2 to 7 have the visits at other hours, and each further row is 5
 * minutes of the scale. A day's list starts at row 2, so its row numbers are lower by 1. A day has 60 columns, which 1 to 6 lanes share
 * evenly.
 */
export function WeekView({ week }: { week: ShownWeek }) {
  return (
    <div className={week.isList ? undefined : "@container/week"}>
      <div className="border border-line bg-raised [print-color-adjust:exact] week:grid week:grid-cols-[4rem_repeat(7,minmax(0,1fr))] week:grid-rows-[2.5rem_repeat(6,auto)_repeat(144,calc(3.25rem/12))] week:print:grid-rows-[2.5rem_repeat(6,auto)_repeat(144,calc(2.75rem/12))]">
        <Scale hours={week.hours} />
        {week.isEmpty && <p className="p-3 text-ui text-muted week:hidden">{text.noVisitsInWeek}</p>}
        {week.days.map((day, index) => (
          <Day
            key={day.date}
            day={day}
            column={index + 2}
            isListed={day.cards.length > 0 || (day.isToday && !week.isEmpty)}
            now={week.now}
          />
        ))}
      </div>
      <Legend />
    </div>
  );
}

/** Hidden from screen readers, because each visit gives its time in words. */
function Scale({ hours }: { hours: readonly string[] }) {
  const row = "col-span-full col-start-1 border-b px-2 text-small text-muted tabular-nums";
  return (
    <div aria-hidden="true" className="hidden week:contents">
      <p className={`${row} row-start-1 border-line-strong bg-surface`} />
      <p
        className={`${row} row-start-2 row-end-8 min-h-14 border-line-strong bg-surface py-1.5 leading-tight`}
      >
        <span className="block w-12">{text.otherHours}</span>
      </p>
      {hours.map((hour, index) => (
        <p
          key={hour}
          className={`${row} row-start-${8 + 12 * index} row-span-12 border-line pt-0.5 whitespace-nowrap`}
        >
          {hour}
        </p>
      ))}
    </div>
  );
}

function Day({
  day: { date, label, isToday, cards, free },
  column,
  isListed,
  now,
}: {
  day: ShownWeek["days"][number];
  column: number;
  isListed: boolean;
  now: ShownWeek["now"];
}) {
  return (
    <section
      aria-labelledby={`day-${date}`}
      className={classNames(
        `col-start-${column} row-span-full min-w-0 border-t border-line first-of-type:border-t-0`,
        "week:grid week:grid-rows-subgrid week:border-s week:border-t-0",
        !isListed && "hidden",
      )}
    >
      <h2
        id={`day-${date}`}
        className="flex items-center justify-between gap-2 bg-surface px-2.5 py-2 text-ui leading-tight font-semibold whitespace-nowrap week:bg-transparent"
      >
        {label}
        {isToday && <span className="text-small text-accent-text">{text.today}</span>}
      </h2>
      <ul
        data-date={date}
        className="row-start-2 row-end-152 week:grid week:grid-cols-60 week:grid-rows-subgrid"
      >
        {cards.length === 0 && <li className="px-3 py-2 text-ui text-muted week:hidden">{text.noVisits}</li>}
        {cards.map((card) => {
          const key = `${card.id} ${"row" in card.at}`;
          return card.tone === "busy" ? <Busy key={key} busy={card} /> : <Visit key={key} visit={card} />;
        })}
        {free.map(({ hour, start, label: name }, index) => (
          <li
            key={start}
            className={`hidden print:hidden week:block ${rowsOf(hour * 60, hour * 60 + 60)} col-span-full mb-px`}
          >
            {/* Only one tab stop per day, because the linked form accepts any time. */}
            <Link
              to={paths.calendarSchedule({ start })}
              aria-label={name}
              title={name}
              tabIndex={index === 0 ? undefined : -1}
              className="flex h-full items-center justify-center text-small font-semibold text-accent-text no-underline opacity-0 hover:bg-soft hover:opacity-100 focus-visible:opacity-100 focus-visible:-outline-offset-3"
            >
              {text.schedule}
            </Link>
          </li>
        ))}
        {isToday && now !== null && (
          <li
            aria-hidden="true"
            className={`pointer-events-none z-1 col-span-full hidden border-t-2 border-danger week:block ${rowsOf(now, now + 1)}`}
          />
        )}
      </ul>
    </section>
  );
}

/** Shows whose visit it is by border, background and text together, never by one alone. */
const tones = {
  own: "border-fill border-s-fill bg-soft",
  colleague: "border-line-strong border-s-chart-total bg-raised",
  nobody: "border-dashed border-warn [border-inline-start-style:double] bg-warn-soft text-warn",
  busy: "border-dotted border-line-strong bg-surface text-muted",
};

function Visit({ visit }: { visit: VisitCard }) {
  const { id, bookingId, name, time, who, place, service, tone, conflict, at } = visit;
  return (
    <li className={itemStyles(at)}>
      <Link
        to={paths.bookingDetails(bookingId)}
        title={`${name}, ${time}, ${who}`}
        className={classNames(
          cardStyles(at, tone),
          "block no-underline hover:underline focus-visible:-outline-offset-3",
        )}
      >
        <span className={linesStyles}>
          {conflict && (
            <span className="flex flex-wrap items-center gap-x-1 font-semibold text-danger">
              <Icon name="warning" className="size-3.5" />
              {conflict}
            </span>
          )}
          {tone === "nobody" && <b className="block font-semibold">{who}</b>}
          <b
            className={classNames(
              "font-semibold",
              tone === "nobody" ? "week:line-clamp-1" : "week:line-clamp-2",
            )}
          >
            <bdi>{name}</bdi>
          </b>
          <span className="block tabular-nums">{time}</span>
          {tone !== "nobody" && <span className="block">{who}</span>}
          <span className={tone === "nobody" ? "block" : "block text-muted"}>{place}</span>
          <span className="block week:hidden">{service}</span>
        </span>
      </Link>
      <a
        href={paths.visitCalendar(id)}
        aria-label={text.downloadOf(name)}
        title={text.download}
        className={classNames(
          "inline-flex min-h-11 shrink-0 items-center px-3 text-accent-text underline hover:decoration-2 print:hidden",
          "week:absolute week:end-px week:bottom-px week:min-h-6 week:min-w-6 week:justify-center week:p-1",
          "week:group-focus-within/visit:opacity-100 week:group-hover/visit:opacity-100",
          at.row === undefined && (isNarrow(at) ? "week:opacity-0" : "week:pointer-fine:opacity-0"),
        )}
      >
        <span className="week:hidden">{text.download}</span>
        <Icon name="download" className="hidden size-3.5 week:block" />
      </a>
    </li>
  );
}

function Busy({ busy: { time, who, tone, at } }: { busy: BusyCard }) {
  return (
    <li className={itemStyles(at)}>
      <p title={`${busyText.busy}, ${time}, ${who}`} className={cardStyles(at, tone)}>
        <span className={linesStyles}>
          <b className="block font-semibold">{busyText.busy}</b>
          <span className="block">{who}</span>
          <span className="block tabular-nums">{time}</span>
        </span>
      </p>
    </li>
  );
}

/** Cuts off the text only between lines. */
const linesStyles = "block week:max-h-[round(down,100%,1lh)] week:overflow-hidden";

function isNarrow(at: VisitCard["at"]): boolean {
  return !("row" in at) && at.lanes > 1;
}

function cardStyles(at: VisitCard["at"], tone: keyof typeof tones) {
  return classNames(
    "min-w-0 flex-1 border-s-4 px-2 py-2 wrap-anywhere week:border-e week:border-y week:py-1",
    isNarrow(at) && "week:px-1 week:wrap-normal",
    tones[tone],
  );
}

function itemStyles(at: VisitCard["at"]) {
  return classNames(
    "flex border-b border-line text-small leading-tight last:border-b-0",
    "group/visit week:relative week:mx-0.5 week:overflow-hidden week:border-b-0",
    at.row !== undefined
      ? `col-span-full row-start-${at.row + 1} week:my-0.5 week:h-13`
      : `week:mb-px ${rowsOf(at.from, at.to)} col-start-${columnOf(at.lane, at.lanes)} col-end-${columnOf(at.lane + 1, at.lanes)}`,
    at.isRepeated && "hidden week:flex",
  );
}

/** @param from minutes since midnight, like `to` */
function rowsOf(from: number, to: number): string {
  const row = (minutes: number) => 7 + (minutes - scale.firstHour * 60) / 5;
  return `row-start-${Math.floor(row(from))} row-end-${Math.ceil(row(to))}`;
}

function columnOf(lane: number, lanes: number): number {
  return 1 + (lane * 60) / lanes;
}

function Legend() {
  const key = "size-4 shrink-0 border border-s-4";
  return (
    <ul
      aria-label={text.legend.title}
      className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-small text-muted [&>li]:flex [&>li]:items-center [&>li]:gap-2"
    >
      {(["own", "colleague", "nobody", "busy"] as const).map((tone) => (
        <li key={tone}>
          <span aria-hidden="true" className={`${key} ${tones[tone]}`} />
          {text.legend[tone]}
        </li>
      ))}
      <li>
        <Icon name="warning" className="size-4 text-danger" />
        {text.legend.twice}
      </li>
    </ul>
  );
}
