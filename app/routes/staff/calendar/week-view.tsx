import { Link } from "@remix-run/react";
import { useRef } from "react";
import type { Place } from "~/booking/calendar/week-layout";
import * as busyText from "~/messages/busy-times";
import * as text from "~/messages/calendar";
import { paths } from "~/paths";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import type { BusyCard, VisitCard, ShownWeek } from "./to-week-view.server";
import { type Drop, useVisitDrag } from "./use-visit-drag";

/** The visits of a week: seven days to scale, or where that is narrower than 60rem, a list by day. The geometry is in week.css. */
export function WeekView({ week }: { week: ShownWeek }) {
  const frame = useRef<HTMLDivElement>(null);
  const { drop, handlers } = useVisitDrag(frame);
  return (
    <div className="@container">
      <div
        ref={frame}
        {...handlers}
        data-list={week.isList || undefined}
        className={`week others-${week.otherRows} border border-line bg-raised`}
      >
        <Scale hours={week.hours} />
        {week.isEmpty && <p className="week-list-only p-3 text-ui text-muted">{text.noVisitsInWeek}</p>}
        {week.days.map((day) => (
          <Day
            key={day.date}
            day={day}
            isListed={day.cards.length > 0 || (day.isToday && !week.isEmpty)}
            now={week.now}
            drop={drop?.date === day.date ? drop : null}
          />
        ))}
      </div>
      <Legend />
    </div>
  );
}

/** The hours beside the days, which each visit tells in words. */
function Scale({ hours }: { hours: readonly string[] }) {
  return (
    <div aria-hidden="true" className="week-scale text-small text-muted tabular-nums">
      <p className="week-head" />
      <p className="week-others px-2 py-1.5 leading-tight">{text.otherHours}</p>
      {hours.map((hour) => (
        <p key={hour} className="h-(--hour) px-2 pt-0.5 whitespace-nowrap">
          {hour}
        </p>
      ))}
    </div>
  );
}

function Day({
  day: { date, label, isToday, cards, free },
  isListed,
  now,
  drop,
}: {
  day: ShownWeek["days"][number];
  /** Whether the list shows it. */
  isListed: boolean;
  now: ShownWeek["now"];
  drop: Drop | null;
}) {
  return (
    <section
      aria-labelledby={`day-${date}`}
      className={`week-day min-w-0 border-t border-line first-of-type:border-t-0 ${isListed ? "" : "hidden"}`}
    >
      <h2
        id={`day-${date}`}
        className="week-head flex items-center justify-between gap-2 bg-surface px-2.5 py-2 text-ui leading-tight font-semibold whitespace-nowrap"
      >
        {label}
        {isToday && <span className="text-small text-accent-text">{text.today}</span>}
      </h2>
      <ul data-date={date} className="week-visits">
        {cards.length === 0 && (
          <li className="week-list-only px-3 py-2 text-ui text-muted">{text.noVisits}</li>
        )}
        {cards.map((card) => {
          const key = `${card.id} ${"row" in card.at}`;
          return card.tone === "busy" ? <Busy key={key} busy={card} /> : <Visit key={key} visit={card} />;
        })}
        {free.map(({ hour, start, label: name }, index) => (
          <li key={start} className={`week-grid-only week-free starts-h-${hour} starts-m-0 print:hidden`}>
            {/* The keyboard stops once a day: the form that follows has any time. */}
            <Link
              to={paths.calendarSchedule({ start })}
              aria-label={name}
              title={name}
              tabIndex={index === 0 ? undefined : -1}
              draggable={false}
              className="flex h-full items-center justify-center text-small font-semibold text-accent-text no-underline opacity-0 hover:bg-soft hover:opacity-100 focus-visible:opacity-100 focus-visible:-outline-offset-3"
            >
              {text.schedule}
            </Link>
          </li>
        ))}
        {drop && (
          <li aria-hidden="true" className={`${dropStyles} ${placeOf({ ...drop, lane: 0, lanes: 1 })}`}>
            {drop.time}
          </li>
        )}
        {isToday && now && (
          <li aria-hidden="true" className={`week-now starts-h-${now.hour} starts-m-${now.minute}`} />
        )}
      </ul>
    </section>
  );
}

const dropStyles =
  "week-visit border-2 border-dashed border-focus bg-soft/80 px-1.5 text-small font-semibold pointer-events-none";

/** Edge, ground and words tell whose visit it is; none of them alone. */
const tones = {
  own: "border-fill border-s-fill bg-soft",
  colleague: "border-line-strong border-s-chart-total bg-raised",
  nobody: "border-dashed border-warn [border-inline-start-style:double] bg-warn-soft text-warn",
  busy: "border-dotted border-line-strong bg-surface text-muted",
};

function Visit({ visit }: { visit: VisitCard }) {
  const { id, bookingId, name, time, who, place, service, tone, conflict, at, minutes } = visit;
  return (
    <li
      data-booking={minutes === null ? undefined : bookingId}
      data-visit={minutes === null ? undefined : id}
      data-minutes={minutes ?? undefined}
      className={itemStyles(at)}
    >
      <Link
        to={paths.bookingDetails(bookingId)}
        draggable={false}
        title={`${name}, ${time}, ${who}`}
        className={classNames(
          cardStyles(at, tone),
          "block no-underline hover:underline focus-visible:-outline-offset-3",
        )}
      >
        <span className="week-lines block">
          {conflict && (
            <span className="flex flex-wrap items-center gap-x-1 font-semibold text-danger">
              <Icon name="warning" className="size-3.5" />
              {conflict}
            </span>
          )}
          {tone === "nobody" && <b className="block font-semibold">{who}</b>}
          <b className="week-name block font-semibold">
            <bdi>{name}</bdi>
          </b>
          <span className="block tabular-nums">{time}</span>
          {tone !== "nobody" && <span className="block">{who}</span>}
          <span className={tone === "nobody" ? "block" : "block text-muted"}>{place}</span>
          <span className="week-list-only block">{service}</span>
        </span>
      </Link>
      <a
        href={paths.visitCalendar(id)}
        aria-label={text.downloadOf(name)}
        title={text.download}
        draggable={false}
        className="week-file inline-flex min-h-11 shrink-0 items-center px-3 text-accent-text underline hover:decoration-2"
      >
        <span className="week-list-only">{text.download}</span>
        <Icon name="download" className="week-grid-only size-3.5" />
      </a>
    </li>
  );
}

/** When somebody is busy by their own calendar, which says no more. */
function Busy({ busy: { time, who, tone, at } }: { busy: BusyCard }) {
  return (
    <li className={itemStyles(at)}>
      <p title={`${busyText.busy}, ${time}, ${who}`} className={cardStyles(at, tone)}>
        <span className="week-lines block">
          <b className="block font-semibold">{busyText.busy}</b>
          <span className="block">{who}</span>
          <span className="block tabular-nums">{time}</span>
        </span>
      </p>
    </li>
  );
}

function cardStyles(at: VisitCard["at"], tone: keyof typeof tones) {
  const isNarrow = !("row" in at) && at.lanes > 1;
  return classNames(
    "h-full min-w-0 flex-1 border border-s-4 py-1 @max-[60rem]:py-2",
    isNarrow ? "px-1 @max-[60rem]:px-2 @max-[60rem]:wrap-anywhere" : "px-2 wrap-anywhere",
    tones[tone],
  );
}

function itemStyles(at: VisitCard["at"]) {
  return classNames(
    "flex items-center border-b border-line text-small leading-tight last:border-b-0",
    "row" in at ? `week-other other-${at.row}` : `week-visit ${placeOf(at)}`,
    "row" in at && at.isRepeated && "week-repeated",
  );
}

function placeOf({ from, to, lane, lanes }: Omit<Place<unknown>, "visit">): string {
  const clock = (name: string, minutes: number) =>
    `${name}-h-${Math.floor(minutes / 60)} ${name}-m-${minutes % 60}`;
  return `${clock("starts", from)} ${clock("ends", to)} lane-${lane} lanes-${lanes}`;
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
