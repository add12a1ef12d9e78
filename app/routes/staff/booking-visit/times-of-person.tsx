import { type FormEvent, useEffect, useState } from "react";
import type { VisitTimes } from "~/back-office/booking-form/visit-times.server";
import { visitTimes as text } from "~/messages/booking-work";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useIsHydrated } from "~/ui/use-is-hydrated";

/** Shows when the chosen person is busy and free. Without script, a button loads the times. */
export function TimesOfPerson({ times: { isWeekend, person } }: { times: VisitTimes }) {
  const isHydrated = useIsHydrated();
  return (
    <div className="mt-5 grid justify-items-start gap-3 text-ui">
      <div aria-live="polite" className="grid w-full gap-3">
        {isWeekend && (
          <p className="flex items-center gap-2 font-semibold text-warn">
            <Icon name="warning" className="size-4" />
            {text.weekend}
          </p>
        )}
        {person ? <TimesTable person={person} /> : <p className="text-muted">{text.choose}</p>}
      </div>
      {!isHydrated && (
        <Button type="submit" name="showVisits" value="yes" variant="quiet" size="sm">
          {text.show}
        </Button>
      )}
    </div>
  );
}

function TimesTable({ person: { title, days } }: { person: NonNullable<VisitTimes["person"]> }) {
  const cell = "border-t border-line py-1.5 pe-3 text-start align-top";
  return (
    <table className="w-full max-w-160 text-small leading-snug">
      <caption className="pb-1.5 text-start text-ui font-semibold">
        {title} <span className="text-small font-normal text-muted">{text.hint}</span>
      </caption>
      <thead>
        <tr className="text-muted">
          {[text.day, text.free, text.taken].map((head) => (
            <th key={head} scope="col" className="py-1 pe-3 text-start font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, label, taken, free }) => (
          <tr key={date}>
            <th scope="row" className={`${cell} font-semibold whitespace-nowrap`}>
              {label}
            </th>
            <td className={`${cell} tabular-nums`}>{free.length > 0 ? <Lines lines={free} /> : text.full}</td>
            <td className={`${cell} wrap-anywhere tabular-nums`}>
              {taken.length > 0 ? <Lines lines={taken.map(({ label }) => label)} /> : text.noVisit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type VisitInput = Record<"startsAt" | "minutes" | "staffId", string>;

/** Milliseconds without a change before the times are loaded. */
const delay = 250;

/**
 * Updates the times after each change of the date or person. If that fails, for example without a connection or a session, the form stays
 * as it is, and its button can load the times.
 *
 * @param loaded the times for the form's initial values
 */
export function useLiveTimes(
  { bookingId, visit }: { bookingId: string; visit: string | undefined },
  initialInput: VisitInput,
  loaded: VisitTimes,
) {
  const [initial] = useState(initialInput);
  const [input, setChosen] = useState(initial);
  const [update, setLive] = useState<{ since: VisitTimes; times: VisitTimes }>();

  useEffect(() => {
    if (input === initial) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchTimes(paths.visitTimes(bookingId, { ...input, visit }), controller.signal).then(
        (times) => times && setLive({ since: loaded, times }),
        () => undefined,
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [bookingId, visit, initial, input, loaded]);

  return {
    startsAt: input.startsAt,
    times: update?.since === loaded ? update.times : loaded,
    onChange: ({ currentTarget }: FormEvent<HTMLElement>) => {
      const form = new FormData(currentTarget.closest("form") ?? undefined);
      const read = (name: keyof VisitInput) => {
        const value = form.get(name);
        return typeof value === "string" ? value : "";
      };
      const next = { startsAt: read("startsAt"), minutes: read("minutes"), staffId: read("staffId") };
      const isSame = (Object.keys(next) as (keyof VisitInput)[]).every((name) => next[name] === input[name]);
      if (!isSame) setChosen(next);
    },
  };
}

async function fetchTimes(path: string, signal: AbortSignal): Promise<VisitTimes | undefined> {
  const response = await fetch(path, { signal, redirect: "manual" });
  return response.ok ? ((await response.json()) as VisitTimes) : undefined;
}
