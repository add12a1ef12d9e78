import { useNavigate } from "@remix-run/react";
import {
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { scale } from "~/booking/calendar/week-layout";
import { minuteMs } from "~/lib/time";
import { locale } from "~/messages/locale";
import * as text from "~/messages/ui";
import { paths } from "~/paths";

const timeFormat = new Intl.DateTimeFormat(locale, { timeZone: "UTC", hour: "numeric", minute: "2-digit" });

/** Where a dragged visit would go: minutes since midnight of a day. */
export interface Drop {
  date: string;
  from: number;
  to: number;
  /** For people. */
  time: string;
}

interface Drag {
  bookingId: string;
  visitId: string;
  minutes: number;
  /** Where the pointer went down, and how far below the start of the visit. */
  x: number;
  y: number;
  grip: number;
  hasMoved: boolean;
  /** By Escape, until the pointer is let go. */
  isCanceled: boolean;
}

/** Pixels that a click may move, and minutes to which a drop is rounded. */
const tolerance = 6;
const step = 15;

/**
 * Lets the mouse drag a visit of the week to another time. Letting go of it opens the form of the visit with that time, which saves and
 * mails nothing before it is sent; the keyboard and touch have the link to the booking, whose page has that form.
 *
 * @param frame the week, whose days are `[data-date]` and whose visits that can be moved are `[data-minutes]`
 */
export function useVisitDrag(frame: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const drag = useRef<Drag | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);

  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !drag.current) return;
      drag.current.isCanceled = true;
      setDrop(null);
    };
    document.addEventListener("keydown", cancel);
    return () => document.removeEventListener("keydown", cancel);
  }, []);

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const visit = (event.target as Element).closest<HTMLElement>("[data-minutes]");
      const isMouse = event.pointerType === "mouse" && event.button === 0;
      if (!visit || !isMouse || getComputedStyle(visit).position !== "absolute") return;
      const { booking = "", visit: visitId = "", minutes } = visit.dataset;
      const { clientX: x, clientY: y } = event;
      const grip = y - visit.getBoundingClientRect().top;
      drag.current = {
        bookingId: booking,
        visitId,
        minutes: Number(minutes),
        x,
        y,
        grip,
        hasMoved: false,
        isCanceled: false,
      };
    },
    onPointerMove: (event: PointerEvent) => {
      const current = drag.current;
      if (!current || current.isCanceled) return;
      const { clientX: x, clientY: y } = event;
      current.hasMoved ||= Math.hypot(x - current.x, y - current.y) > tolerance;
      if (!current.hasMoved || !frame.current) return;
      frame.current.setPointerCapture(event.pointerId);
      setDrop(findDrop(frame.current, current, x, y));
    },
    onPointerUp: () => {
      const current = drag.current;
      if (current?.hasMoved && drop)
        navigate(
          paths.bookingVisit(current.bookingId, {
            visit: current.visitId,
            start: `${drop.date}T${toClock(drop.from)}`,
          }),
        );
      setDrop(null);
      // After the click that follows.
      setTimeout(() => (drag.current = null));
    },
    onPointerCancel: () => {
      drag.current = null;
      setDrop(null);
    },
    /** The click that follows a drag would open the booking. */
    onClickCapture: (event: MouseEvent) => {
      if (drag.current?.hasMoved) event.preventDefault();
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
  return { drop, handlers };
}

/** Returns the time at which a visit would start if the pointer let go of it at this point; null beside the days. */
function findDrop(frame: HTMLElement, { minutes, grip }: Drag, x: number, y: number): Drop | null {
  const days = [...frame.querySelectorAll<HTMLElement>("[data-date]")];
  const day = days.find((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left <= x && x < right && top <= y && y < bottom;
  });
  if (!day) return null;
  const { bottom } = day.getBoundingClientRect();
  const hour = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 3.25;
  const typed = scale.endHour * 60 - ((bottom - y + grip) / hour) * 60;
  const rounded = Math.round(typed / step) * step;
  const from = Math.min(Math.max(rounded, scale.firstHour * 60), scale.endHour * 60 - minutes);
  return {
    date: day.dataset.date ?? "",
    from,
    to: from + minutes,
    time: text.range(format(from), format(from + minutes)),
  };
}

function format(minutes: number): string {
  return timeFormat.format(minutes * minuteMs).replaceAll("\u202f", " ");
}

function toClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
