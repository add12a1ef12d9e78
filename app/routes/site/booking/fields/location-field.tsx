import type { FieldMetadata } from "@conform-to/react";
import * as bookingAnswersText from "~/messages/booking-answers";
import * as messages from "~/messages/booking-location";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { TextField } from "~/ui/text-field";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { clearId, fetchId, useLocation } from "./use-location";

/**
 * A text box and a button that fetches the device's position. Each disables the other: a fetched position disables the text box, and typing
 * disables the button. Clear enables both. Without script there is only the text box.
 */
export function LocationField({ field, advice }: { field: FieldMetadata; advice?: string }) {
  const { id, name, errors, required = false, initialValue } = field;
  const isHydrated = useIsHydrated();
  const location = useLocation(id, typeof initialValue === "string" ? initialValue : "");
  const { text, type } = location;
  const isFetched = isHydrated && location.fetched !== null;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{bookingAnswersText.answerLabels.serviceLocation}</legend>
      <div className="grid gap-4">
        <PositionControls id={id} isHydrated={isHydrated} location={location} />
        {/* A disabled box is not submitted, so a hidden input contains the link. */}
        {isFetched && <input type="hidden" name={name} value={text} />}
        <TextField
          id={id}
          name={isFetched ? undefined : name}
          label={messages.address}
          value={isFetched ? "" : text}
          onInput={(event) => type(event.currentTarget.value)}
          disabled={isFetched}
          hint={isFetched ? messages.addressLocked : undefined}
          errors={errors}
          advice={advice}
          required={required && !isFetched}
          autoComplete="street-address"
        />
      </div>
    </fieldset>
  );
}

interface PositionControlsProps {
  id: string;
  isHydrated: boolean;
  location: ReturnType<typeof useLocation>;
}

/** Rendered even before hydration, so that nothing moves; hidden without script. */
function PositionControls({ id, isHydrated, location }: PositionControlsProps) {
  const { text, fetched, isFetching, problem, fetchPosition, clear } = location;
  const isTyped = text !== "" && fetched === null;
  return (
    <div className="grid gap-4 noscript:hidden">
      <p className="text-small text-muted">{messages.locationHint}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          id={fetchId(id)}
          type="button"
          onClick={fetchPosition}
          disabled={!isHydrated || text !== ""}
          isLoading={isFetching}
          aria-describedby={isTyped ? `${id}-lock` : undefined}
        >
          <Icon name="location" />
          {messages.fetchLocation}
        </Button>
        <Button
          id={clearId(id)}
          type="button"
          variant="quiet"
          onClick={clear}
          disabled={!isHydrated || (text === "" && !problem && !isFetching)}
        >
          {messages.clearLocation}
        </Button>
      </div>
      {isTyped && (
        <p id={`${id}-lock`} className="text-small text-muted">
          {messages.fetchLocked}
        </p>
      )}
      <div role="status">
        {problem && (
          <Banner tone="warn" title={problem}>
            {messages.typeInstead}
          </Banner>
        )}
        {isHydrated && fetched && (
          <p className="text-small">
            <a className="underline" href={fetched.href} target="_blank" rel="noreferrer">
              {messages.currentPosition(fetched.coordinates)}
            </a>
          </p>
        )}
      </div>
      <p className="flex items-center gap-4 text-small text-muted before:h-px before:w-6 before:bg-line after:h-px after:flex-1 after:bg-line">
        {messages.orType}
      </p>
    </div>
  );
}
