import { useForm } from "@conform-to/react";
import type { RawAnswers } from "~/booking/journey";
import { stepOf } from "~/booking/steps";
import type { StepData } from "./booking-loader.server";
import { useCheckForm } from "./use-check-form";

/**
 * The form of one step: Conform's checks in the browser, by the same schema that the server holds the
 * answers against, and what each input needs. Ids equal names, so that links can point at an input.
 */
export function useStepForm({ step, values, required, lastResult }: StepData) {
  const { checkForm, loadCheck } = useCheckForm();
  const [form, fields] = useForm<RawAnswers, unknown>({
    id: `booking-${step}`,
    defaultValue: values,
    lastResult,
    constraint: Object.fromEntries(required.map((name) => [name, { required: true }])),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onSubmit",
    onValidate: checkForm && (({ formData }) => checkForm(step, formData)),
  });

  const errorsOf = (name: string) => firstError(form.allErrors, name);
  const errors = stepOf(step).answers.flatMap((name) =>
    (errorsOf(name) ?? []).map((message) => ({ id: name, message })),
  );
  const common = (name: string) => ({ id: name, name, errors: errorsOf(name) });

  return {
    form,
    errors,
    loadCheck,
    /** Properties of an input or a text area. */
    text: (name: string) => ({
      ...common(name),
      defaultValue: textOf(fields[name]?.initialValue),
      required: fields[name]?.required ?? false,
      optional: !fields[name]?.required,
    }),
    /** Properties of a group where one is chosen; `fallback` is chosen until the visitor has. */
    choice: (name: string, fallback: string) => ({
      ...common(name),
      defaultValue: textOf(fields[name]?.initialValue) || fallback,
    }),
    /** Properties of a group where any number is chosen. */
    list: (name: string) => ({
      ...common(name),
      defaultValue: listOf(fields[name]?.initialValue),
      optional: true,
    }),
    /** Properties of a single check box. */
    check: (name: string) => ({
      ...common(name),
      defaultChecked: textOf(fields[name]?.initialValue) === "on",
      required: fields[name]?.required ?? false,
    }),
  };
}

export type StepForm = ReturnType<typeof useStepForm>;

/** The first error of an input; one of a list's values stands under a name such as `outputFormats[1]`. */
function firstError(errors: Record<string, string[]>, name: string): string[] | undefined {
  const key = Object.keys(errors).find((path) => path === name || path.startsWith(`${name}[`));
  return key === undefined ? undefined : errors[key]?.slice(0, 1);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function listOf(value: unknown): string[] {
  return [value ?? []].flat().filter((item) => typeof item === "string");
}
