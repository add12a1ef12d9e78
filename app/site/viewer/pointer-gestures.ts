interface Place {
  x: number;
  y: number;
}

/** What a person does with a mouse, a pen or fingers; lengths are in CSS pixels. */
interface Gestures {
  turn: (right: number, down: number) => void;
  pan: (right: number, down: number) => void;
  zoom: (factor: number) => void;
  tap: (at: Place, isTouch: boolean) => void;
  doubleTap: (at: Place, isTouch: boolean) => void;
  /** Shown for a while after the wheel was turned over a canvas that is not focused, so that the page scrolls. */
  scrollHint: { element: HTMLElement; text: string };
}

const hintTime = 4_000;

/** A pointer that moved less is a tap. */
const tapDistance = 6;
const doubleTapTime = 350;
const doubleTapDistance = 24;
/** Pixels of a line, for browsers that report the wheel in lines. */
const lineHeight = 16;

/** Turns the pointer and wheel events of an element into gestures. */
export function listenToPointers(canvas: HTMLElement, gestures: Gestures): void {
  const pointers = new Map<number, Place>();
  let travel = 0;
  let wasPinch = false;
  let hintTimer: ReturnType<typeof setTimeout> | undefined;
  let lastTap: (Place & { time: number }) | undefined;

  const placeOf = (event: PointerEvent): Place => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    canvas.focus({ preventScroll: true });
    if (pointers.size === 0) {
      travel = 0;
      wasPinch = false;
    } else wasPinch = true;
    pointers.set(event.pointerId, placeOf(event));
  });

  canvas.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    const [right, down] = [now.x - before.x, now.y - before.y];
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    travel += Math.hypot(right, down);
    if (other) {
      // The center of two fingers moves by half of what one of them moves.
      gestures.pan(right / 2, down / 2);
      gestures.zoom(distance(before, other) / Math.max(distance(now, other), 1));
    } else if (travel >= tapDistance) {
      const isPan = event.shiftKey || event.buttons > 1;
      if (isPan) gestures.pan(right, down);
      else gestures.turn(right, down);
    }
  });

  const release = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || event.type === "pointercancel") return;
    if (pointers.size > 0 || wasPinch || travel >= tapDistance || event.button !== 0) return;
    const at = placeOf(event);
    const isTouch = event.pointerType === "touch";
    const isDouble =
      lastTap && event.timeStamp - lastTap.time < doubleTapTime && distance(at, lastTap) < doubleTapDistance;
    lastTap = isDouble ? undefined : { ...at, time: event.timeStamp };
    if (isDouble) gestures.doubleTap(at, isTouch);
    else gestures.tap(at, isTouch);
  };
  canvas.addEventListener("pointerup", release);
  canvas.addEventListener("pointercancel", release);
  // The right button moves the picture.
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());

  canvas.addEventListener(
    "wheel",
    (event) => {
      // Otherwise a person who scrolls the page gets stuck on the picture.
      if (document.activeElement !== canvas && !event.ctrlKey) {
        const { element, text } = gestures.scrollHint;
        element.textContent = text;
        clearTimeout(hintTimer);
        hintTimer = setTimeout(() => (element.textContent = ""), hintTime);
        return;
      }
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1);
      gestures.zoom(Math.exp(Math.max(-1, Math.min(1, pixels * (event.ctrlKey ? 0.01 : 0.0015)))));
    },
    { passive: false },
  );
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
