import type { FieldMetadata } from "@conform-to/react";
import * as text from "~/messages/booking";
import * as bookingAnswersText from "~/messages/booking-answers";
import { TextField } from "~/ui/text-field";
import { useIsHydrated } from "~/ui/use-is-hydrated";

export function EmailField({ field, advice }: { field: FieldMetadata; advice: string | undefined }) {
  const isHydrated = useIsHydrated();
  return (
    <TextField
      field={field}
      advice={
        advice ? (
          <>
            {advice}{" "}
            {isHydrated && (
              <button
                type="button"
                className="min-h-6 font-semibold text-accent-text underline"
                onClick={() => void correctEmail(field.id)}
              >
                {text.correctEmail}
              </button>
            )}
          </>
        ) : (
          ""
        )
      }
      label={bookingAnswersText.answerLabels.email}
      type="email"
      autoComplete="email"
      hint={text.answerHints.email}
    />
  );
}

async function correctEmail(id: string): Promise<void> {
  const box = document.getElementById(id);
  if (!(box instanceof HTMLInputElement)) return;
  const { suggestEmail } = await import("~/booking/advice/suggest-email");
  box.value = suggestEmail(box.value) ?? box.value;
  for (const event of ["input", "change"]) box.dispatchEvent(new Event(event, { bubbles: true }));
  // The focused button disappears together with the suggestion.
  box.focus();
}
