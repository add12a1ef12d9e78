import { type ComponentProps, memo } from "react";
import * as text from "~/messages/booking";
import * as bookingAnswersText from "~/messages/booking-answers";
import { ChunkBoundary } from "~/ui/chunk-boundary";
import { lazyPart } from "~/ui/lazy-part";
import { TextField } from "~/ui/text-field";
import { LocationField } from "./location-field";

type Props = ComponentProps<typeof LocationField>;

const location = lazyPart(import.meta.env.SSR && LocationField, () =>
  import("./location-field").then(({ LocationField }) => LocationField),
);

/** Loads the field's script ahead of the step that shows it. */
export const preloadLocationField = location.preload;

/**
 * The location field, in a browser chunk of its own. The server renders it directly; a browser loads its script with the first focus on
 * the form. If that fails, there is only the input, as without script. `memo` for the reason that `LazyUploadField` gives.
 */
export const LazyLocationField = memo(function LazyField(props: Props) {
  return (
    <ChunkBoundary
      // About as high as the field that replaces it. No input: what is typed into it would be lost.
      pending={<p className="min-h-64">{text.fieldLoading}</p>}
      fallback={
        <TextField
          {...props}
          label={bookingAnswersText.answerLabels.serviceLocation}
          autoComplete="street-address"
        />
      }
    >
      <location.Part {...props} />
    </ChunkBoundary>
  );
}, isSame);

/** Each render makes a new array of the same errors. */
function isSame(before: Props, after: Props): boolean {
  return (
    before.defaultValue === after.defaultValue &&
    before.errors?.[0] === after.errors?.[0] &&
    before.advice === after.advice
  );
}
