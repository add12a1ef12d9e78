import { useRef, useState } from "react";
import type { AdviceTexts } from "~/booking/advice/advice-texts";
import { stepOf } from "~/booking/form/steps";
import { useCheckedForm } from "~/ui/use-checked-form";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import type { StepData } from "./booking-loader.server";

/**
 * Returns the properties of a step's form and inputs, and validates before a submit with the schema that the server
 * uses. Ids equal names, so that links can point at an input. A step has no dynamic fields, so it does not use Conform's
 * form state, which would be half of the page's script; Conform's parser is loaded with the schema (`useCheckedForm`).
 */
export function useStepForm(data: Pick<StepData, "step" | "values" | "required" | "lastResult" | "advice">) {
  const { step, values, required, lastResult } = data;
  const { advice, watch } = useAdvice(data.advice);
  const { errors, loadCheck, checkBeforeSubmit, removeCorrectedErrors } = useCheckedForm(
    lastResult,
    async () => {
      const { checkForm } = await import("~/booking/form/journey");
      return (form) => checkForm(step, form);
    },
  );

  const getErrors = (name: string) => firstError(errors, name);
  const isRequired = (name: string) => required.includes(name);
  const common = (name: string) => ({ id: name, name, errors: getErrors(name) });

  return {
    /** Properties of the form element. Without script, the browser's own validation applies. */
    form: {
      id: `booking-${step}`,
      noValidate: useIsHydrated(),
      onSubmit: checkBeforeSubmit,
      onInput: removeCorrectedErrors,
    },
    errors: stepOf(step).answers.flatMap((name) =>
      (getErrors(name) ?? []).map((message) => ({ id: name, message })),
    ),
    advice,
    /** Loads what needs a script with the first focus. */
    onFirstFocus: (form: HTMLFormElement) => {
      loadCheck();
      watch(form);
    },
    /** Properties of an input or a text area. */
    text: (name: string) => ({
      ...common(name),
      defaultValue: toText(values[name]),
      required: isRequired(name),
      optional: !isRequired(name),
    }),
    /** Properties of a group where one is chosen; `fallback` is chosen until the visitor has. */
    choice: (name: string, fallback: string) => ({
      ...common(name),
      defaultValue: toText(values[name]) || fallback,
    }),
    /** Properties of a group where any number is chosen. */
    list: (name: string) => ({
      ...common(name),
      defaultValue: [values[name] ?? []].flat(),
      optional: true,
    }),
    /** Properties of a single check box. */
    check: (name: string) => ({
      ...common(name),
      defaultChecked: values[name] === "on",
      required: isRequired(name),
    }),
  };
}

type StepForm = ReturnType<typeof useStepForm>;

/** An item of a list has a name such as `outputFormats[1]`. */
function firstError(errors: Record<string, string[] | null>, name: string): string[] | undefined {
  const key = Object.keys(errors).find((path) => path === name || path.startsWith(`${name}[`));
  return key === undefined ? undefined : errors[key]?.slice(0, 1);
}

function toText(value: string | string[] | undefined): string {
  return typeof value === "string" ? value : "";
}

export interface StepProps {
  data: StepData;
  stepForm: StepForm;
  /** Receives the messages about chosen files that the visitor must read before leaving the step. */
  onRefusals: (messages: string[]) => void;
}

/**
 * Returns the advice at the fields: that of the saved answers, and as soon as its script is loaded, that of what the form
 * contains. If loading fails, the advice stays as it was.
 */
function useAdvice(advice: StepData["advice"]) {
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
