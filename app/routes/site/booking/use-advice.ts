import { useRef, useState } from "react";
import type { AdviceTexts } from "~/booking/advice/advice-texts";
import type { StepData } from "./booking-loader.server";

/**
 * Returns the advice at the fields: that of the saved answers, and as soon as its script is loaded, that of what the form
 * contains. If loading fails, the advice stays as it was.
 */
export function useAdvice(advice: StepData["advice"]) {
  const [current, setCurrent] = useState<AdviceTexts>();
  const isWatching = useRef(false);
  const watch = (form: HTMLFormElement) => {
    if (isWatching.current) return;
    isWatching.current = true;
    import("./watch-advice").then(
      ({ watchAdvice }) => watchAdvice(form, setCurrent),
      () => {
        isWatching.current = false;
      },
    );
  };
  return { advice: current ?? advice, watch };
}
