import { type FieldMetadata, getInputProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { TextField } from "./text-field";

/** A text field of a Conform form; name, value, constraints and errors come from `field`. */
export function FormField({
  field,
  type,
  ...rest
}: {
  field: FieldMetadata<string | number | undefined>;
  type: "text" | "email" | "tel" | "url" | "password" | "datetime-local";
} & Omit<ComponentPropsWithoutRef<typeof TextField>, "id" | "type" | "errors">) {
  const { key, ...input } = getInputProps(field, { type });
  return <TextField key={key} {...input} {...rest} errors={field.errors} />;
}
