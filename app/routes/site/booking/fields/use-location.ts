import { useEffect, useRef, useState } from "react";
import { mapLink, readLocation } from "~/booking/location";
import * as bookingLocationText from "~/messages/booking-location";

/** Milliseconds that the browser may take to find the position. */
const positionTimeout = 20_000;

/** The ids of the buttons derive from the text box's id. */
export const fetchId = (id: string) => `${id}-fetch`;
export const clearId = (id: string) => `${id}-clear`;

/**
 * Manages the service location, typed or fetched from the device. Typing aborts a pending position request, so that its result does not
 * overwrite the text.
 *
 * @param id of the text box
 * @param defaultValue the value in the server's HTML
 */
export function useLocation(id: string, defaultValue: string) {
  const [text, setText] = useState(defaultValue);
  useEffect(() => {
    const box = document.getElementById(id);
    // The next render would overwrite text that was typed before hydration.
    // oxlint-disable-next-line react/set-state-in-effect -- only the mounted input has the typed text
    if (box instanceof HTMLInputElement && box.value !== box.defaultValue) setText(box.value);
  }, [id]);
  // A change by script fires no event, but unsent answers are saved on one. The form fires it, because the box would treat its own event as
  // typing.
  useEffect(() => {
    document
      .getElementById(id)
      ?.closest("form")
      ?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [id, text]);
  const [isFetching, setIsFetching] = useState(false);
  const [problem, setProblem] = useState("");
  const location = readLocation(text);
  /** Set if the text is a link to a fetched position. */
  const fetched = location?.href === text ? location : null;

  const hasAnswer = useRef(false);
  // Each request and each abort increments it, so only the result of the latest request counts.
  const request = useRef(0);

  const fetchPosition = () => {
    setProblem("");
    // Undefined on pages that are not served over HTTPS, despite its type.
    if (!("geolocation" in navigator)) {
      setProblem(bookingLocationText.locationUnsupported);
      return;
    }
    const requestNumber = ++request.current;
    const finish = (apply: () => void) => {
      if (requestNumber !== request.current) return;
      setIsFetching(false);
      hasAnswer.current = true;
      apply();
    };
    setIsFetching(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => finish(() => setText(mapLink(coords.latitude, coords.longitude))),
      () => finish(() => setProblem(bookingLocationText.locationFailed)),
      { enableHighAccuracy: true, timeout: positionTimeout, maximumAge: 60_000 },
    );
  };

  const type = (typed: string) => {
    request.current += 1;
    setIsFetching(false);
    setProblem("");
    setText(typed);
  };

  const isClearingFetched = useRef(false);
  const clear = () => {
    isClearingFetched.current = fetched !== null;
    type("");
  };
  // A fetched position disables the text box, which can take focus only after the cleared state has rendered.
  const isFetched = fetched !== null;
  useEffect(() => {
    if (isClearingFetched.current && !isFetched) document.getElementById(id)?.focus();
    isClearingFetched.current = false;
  }, [id, isFetched]);

  // The button was disabled while it had the focus, so nothing has the focus now.
  useEffect(() => {
    if (!hasAnswer.current || isFetching) return;
    hasAnswer.current = false;
    const active = document.activeElement;
    if (active === document.body || active?.matches(":disabled"))
      document.getElementById(isFetched ? clearId(id) : fetchId(id))?.focus();
  }, [id, isFetched, isFetching]);

  return { text, fetched, isFetching, problem, fetchPosition, type, clear };
}
