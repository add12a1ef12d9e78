import { type FormEvent, useState } from "react";
import { stepOf } from "~/booking/form/steps";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import type { StepData } from "./booking-loader.server";
import { useCheckForm } from "./use-check-form";

/** Messages by input name; one of a list's values has a name such as `outputFormats[1]`. */
type Errors = Record<string, string[] | null>;

/**
 * The form of one step: what each input needs, and checks before a submit by the schema that the server uses.
 * Ids equal names, so that links can point at an input. A step has no dynamic fields, so it does without Conform's
 * form state, which is half of what the page would load; Conform's parser comes with the checks (see `useCheckForm`).
 */
export function useStepForm({ step, values, required, lastResult }: StepData) {
  const { checkForm, loadCheck } = useCheckForm();
  const [errors, setErrors] = useErrors(lastResult);

  /** Keeps a form with errors from being sent, once the checks have loaded; until then the server checks alone. */
  const checkBeforeSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!checkForm || submitter?.hasAttribute("formnovalidate")) return;
    const { error } = checkForm(step, new FormData(event.currentTarget)).reply();
    setErrors(error ?? {});
    if (error) event.preventDefault();
  };

  const errorsOf = (name: string) => firstError(errors, name);
  const isRequired = (name: string) => required.includes(name);
  const common = (name: string) => ({ id: name, name, errors: errorsOf(name) });

  return {
    /** Properties of the form element. The browser's own checks serve where this script does not run. */
    form: { id: `booking-${step}`, noValidate: useIsHydrated(), onSubmit: checkBeforeSubmit },
    errors: stepOf(step).answers.flatMap((name) =>
      (errorsOf(name) ?? []).map((message) => ({ id: name, message })),
    ),
    loadCheck,
    /** Properties of an input or a text area. */
    text: (name: string) => ({
      ...common(name),
      defaultValue: textOf(values[name]),
      required: isRequired(name),
      optional: !isRequired(name),
    }),
    /** Properties of a group where one is chosen; `fallback` is chosen until the visitor has. */
    choice: (name: string, fallback: string) => ({
      ...common(name),
      defaultValue: textOf(values[name]) || fallback,
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

export type StepForm = ReturnType<typeof useStepForm>;

/** The errors to show: those that the page came with, until a check in the browser finds others. */
function useErrors(lastResult: StepData["lastResult"]) {
  const [state, setState] = useState<{ lastResult: StepData["lastResult"]; errors: Errors }>({
    lastResult,
    errors: lastResult?.error ?? {},
  });
  // The step was loaded again, as after a post that was refused.
  if (state.lastResult !== lastResult) setState({ lastResult, errors: lastResult?.error ?? {} });
  const setErrors = (errors: Errors) => setState({ lastResult, errors });
  return [state.errors, setErrors] as const;
}

function firstError(errors: Errors, name: string): string[] | undefined {
  const key = Object.keys(errors).find((path) => path === name || path.startsWith(`${name}[`));
  return key === undefined ? undefined : errors[key]?.slice(0, 1);
}

function textOf(value: string | string[] | undefined): string {
  return typeof value === "string" ? value : "";
}
