import { type FormEvent, useEffect, useState } from "react";
import type { VisitTimes } from "~/back-office/booking-form/visit-times.server";
import { paths } from "~/paths";

/** What is chosen in the form of a visit. */
type Chosen = Record<"startsAt" | "minutes" | "staffId", string>;

/** Milliseconds without a change after which the times are loaded. */
const delay = 250;

/**
 * Keeps what the form shows of the chosen date and person up to date while they are being chosen. If that fails, as without a
 * connection or a session, the form stays as it is: its button asks again.
 *
 * @param loaded for what the form began with
 */
export function useLiveTimes(bookingId: string, begun: Chosen, loaded: VisitTimes) {
  const [initial] = useState(begun);
  const [chosen, setChosen] = useState(initial);
  const [live, setLive] = useState<{ since: VisitTimes; times: VisitTimes }>();

  useEffect(() => {
    if (chosen === initial) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchTimes(bookingId, chosen, controller.signal).then(
        (times) => times && setLive({ since: loaded, times }),
        () => undefined,
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [bookingId, initial, chosen, loaded]);

  return {
    startsAt: chosen.startsAt,
    times: live?.since === loaded ? live.times : loaded,
    onChange: ({ currentTarget }: FormEvent<HTMLElement>) => {
      const form = new FormData(currentTarget.closest("form") ?? undefined);
      const read = (name: keyof Chosen) => {
        const value = form.get(name);
        return typeof value === "string" ? value : "";
      };
      const next = { startsAt: read("startsAt"), minutes: read("minutes"), staffId: read("staffId") };
      const isSame = (Object.keys(next) as (keyof Chosen)[]).every((name) => next[name] === chosen[name]);
      if (!isSame) setChosen(next);
    },
  };
}

async function fetchTimes(
  bookingId: string,
  chosen: Chosen,
  signal: AbortSignal,
): Promise<VisitTimes | undefined> {
  const response = await fetch(paths.visitTimes(bookingId, chosen), { signal, redirect: "manual" });
  return response.ok ? ((await response.json()) as VisitTimes) : undefined;
}
