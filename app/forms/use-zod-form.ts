import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

interface ZodFormOptions<Schema extends z.ZodObject> {
  id: string;
  /** The submission result, if the server rejected the form. */
  lastResult: SubmissionResult | undefined;
  defaultValue?: DefaultValue<z.input<Schema>>;
}

/**
 * Conform's `useForm` for a form that the browser validates by the schema of its action: when it is sent, and then with every
 * change. Until the page is hydrated, the constraints of the schema apply.
 */
export function useZodForm<Schema extends z.ZodObject>(schema: Schema, options: ZodFormOptions<Schema>) {
  return useForm<z.input<Schema>, z.output<Schema>>({
    ...options,
    defaultNoValidate: false,
    constraint: getZodConstraint(schema),
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
}
