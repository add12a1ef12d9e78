import { useEffect, useRef, useState } from "react";
import { mapLink, readLocation } from "~/booking/location";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { TextField } from "~/ui/text-field";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { useTypedValue } from "~/ui/use-typed-value";

interface LocationFieldProps {
  id: string;
  name: string;
  defaultValue: string;
  errors: string[] | undefined;
  required: boolean;
}

/** Milliseconds that the browser may take to find the position. */
const positionTimeout = 20_000;

/**
 * Where to scan: typed, or fetched from the device. The two exclude each other: a fetched position
 * locks the text box, typing locks the button and drops a position that is still being fetched, and Clear frees
 * both. Without script: the text box.
 */
export function LocationField({ id, name, defaultValue, errors, required }: LocationFieldProps) {
  const isHydrated = useIsHydrated();
  const [text, setText] = useTypedValue(id, defaultValue);
  const [state, setState] = useState<"idle" | "fetching">("idle");
  const [problem, setProblem] = useState("");
  const fetched = readLocation(text)?.href === text ? readLocation(text) : null;
  const isFetched = isHydrated && fetched !== null;
  const isTyped = text !== "" && fetched === null;

  // Counts up with each request for the position and whenever one is dropped: only the latest may answer.
  const request = useRef(0);
  const dropRequest = () => {
    request.current += 1;
    setState("idle");
  };

  const fetchPosition = () => {
    setProblem("");
    // Old browsers lack it, whatever the types say; so do pages that are not served over https.
    if (!("geolocation" in navigator)) {
      setProblem("Geolocation is not supported by this browser.");
      return;
    }
    const own = ++request.current;
    const finish = (apply: () => void) => {
      if (own !== request.current) return;
      setState("idle");
      apply();
    };
    setState("fetching");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => finish(() => setText(mapLink(coords.latitude, coords.longitude))),
      () => finish(() => setProblem("Unable to retrieve your location.")),
      { enableHighAccuracy: true, timeout: positionTimeout, maximumAge: 60_000 },
    );
  };
  const type = (typed: string) => {
    dropRequest();
    setText(typed);
  };
  const isCleared = useRef(false);
  const clear = () => {
    isCleared.current = isFetched;
    type("");
    setProblem("");
  };
  // The box is enabled only after Clear has rendered; then typing can go on in it.
  useEffect(() => {
    if (isCleared.current && !isFetched) document.getElementById(id)?.focus();
    isCleared.current = false;
  }, [id, isFetched]);

  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Service Location</legend>
      <div className="grid gap-4">
        {/* There from the start, so that nothing moves when script takes over; hidden where none will. */}
        <div className="grid gap-4 noscript:hidden">
          <p className="text-small text-muted">
            Use your current position or type an address. One of the two is enough.
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="button"
              variant="secondary"
              onClick={fetchPosition}
              disabled={!isHydrated || text !== ""}
              isLoading={state === "fetching"}
              aria-describedby={isTyped ? `${id}-lock` : undefined}
            >
              <Icon name="location" />
              Fetch Current Location
            </Button>
            <Button
              type="button"
              variant="quiet"
              onClick={clear}
              disabled={!isHydrated || (text === "" && !problem && state === "idle")}
            >
              Clear
            </Button>
          </div>
          {isTyped && (
            <p id={`${id}-lock`} className="text-small text-muted">
              You have typed a location. Clear it to use your current position instead.
            </p>
          )}
          <div role="status">
            {problem && (
              <Banner tone="warn" title={problem}>
                Type the address or place below instead.
              </Banner>
            )}
            {isFetched && (
              <p className="text-small">
                Your position was found:{" "}
                <a className="underline" href={fetched.href} target="_blank" rel="noreferrer">
                  {fetched.coordinates} on the map
                </a>
              </p>
            )}
          </div>
          <p className="flex items-center gap-4 text-small text-muted before:h-px before:w-6 before:bg-line after:h-px after:flex-1 after:bg-line">
            or type it
          </p>
        </div>
        {/* A disabled box sends nothing, so the fetched link has an input of its own. */}
        {isFetched && <input type="hidden" name={name} value={text} />}
        <TextField
          id={id}
          name={isFetched ? undefined : name}
          label="Address or place"
          value={isFetched ? "" : text}
          onChange={(event) => type(event.currentTarget.value)}
          disabled={isFetched}
          hint={isFetched ? "Your current position is used. Clear it to type an address instead." : undefined}
          errors={errors}
          required={required && !isFetched}
          autoComplete="street-address"
        />
      </div>
    </fieldset>
  );
}
