import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { type FormResult, listTypedInto, typedInto } from "./form-result";

/** Messages by input name; those about the whole form have the name "". */
type Errors = NonNullable<FormResult["error"]>;

/** What a field shows: a text or a number, whether it is checked, or what is chosen. */
type FieldValue = string | number | boolean | readonly string[] | null | undefined;

interface FieldOptions<Name extends string> {
  /** Begins the ids of the fields, on a page with several forms. Without it, the id of a field is its name. */
  id?: string;
  /** The fields in the order in which they are shown, with what each shows until the form was sent. */
  fields: Readonly<Record<Name, FieldValue>>;
  /** The fields that must not be empty, where the server says so. Otherwise, each has `required` or `optional` of its own. */
  required?: readonly string[];
  /** Imports the schema of the action, by which the browser validates, too. */
  schema?: () => Promise<z.ZodType>;
  /** Called with each focus in the form. Given here, not to the form element, where it would replace that of the validation. */
  onFocus?: (event: FocusEvent<HTMLFormElement>) => void;
  /** Called with each input in the form; given here as `onFocus`. */
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
}

/** What `useValidation` needs of the options. */
type ValidationOptions = Pick<FieldOptions<string>, "schema" | "onFocus" | "onInput">;

/** A form that `useForm` has bound. */
export type BoundForm<Name extends string = string> = ReturnType<typeof useForm<Name>>;

/**
 * Binds a form and its fields to what the server has returned for it: what was typed, and the messages. With a schema, the
 * browser validates before a submit. The schema and Conform's parser are larger than the rest of a page's own script, so they
 * are loaded after it. Until then, or if loading fails, only the browser's own validation and the server validate.
 *
 * @param result of the form that was sent last; on a page with several, only if it was this one (`resultOf`)
 */
export function useForm<Name extends string>(
  result: FormResult | null | undefined,
  { id, fields, required, ...validation }: FieldOptions<Name>,
) {
  const [errors, setErrors] = useErrors(result?.error ?? undefined);
  const props = useValidation(errors, setErrors, validation);
  const sent = result?.initialValue ? result : undefined;
  const value = (name: Name) => (sent ? typedInto(sent, name) : toText(fields[name])) ?? "";
  const control = (name: Name) => ({
    id: id === undefined ? name : `${id}-${name}`,
    name,
    errors: errorsAt(errors, name),
  });
  const isRequired = (name: Name) => required?.includes(name);
  return {
    /** Properties of the form element. */
    props,
    /** Whether the form shows what the server has not accepted. */
    isRefused: Boolean(result),
    /** Properties of the `FormMessages` above the fields. */
    messages: {
      formErrors: errorsAt(errors, ""),
      fields: (Object.keys(fields) as Name[]).map(control),
    },
    /** The value of a hidden input. */
    value,
    /** Properties of a control that shows no value, such as that of a file. */
    control,
    /** Properties of an input, a text area or a select. */
    text: (name: Name) => ({
      ...control(name),
      defaultValue: value(name),
      ...(required && { required: isRequired(name), optional: !isRequired(name) }),
    }),
    /** Properties of a group where one is chosen; `fallback` is chosen until somebody has. */
    choice: (name: Name, fallback = "") => ({ ...control(name), defaultValue: value(name) || fallback }),
    /** Properties of a group where any number is chosen. */
    list: (name: Name) => ({
      ...control(name),
      defaultValue: sent ? listTypedInto(sent, name) : toList(fields[name]),
    }),
    /** Properties of a single check box. */
    check: (name: Name) => ({
      ...control(name),
      defaultChecked: sent ? typedInto(sent, name) !== undefined : isChecked(fields[name]),
      ...(required && { required: isRequired(name) }),
    }),
  };
}

function toText(value: FieldValue): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function toList(value: FieldValue): string[] {
  return [value].flat().filter((each) => typeof each === "string");
}

/** A browser sends "on" for a check box that is checked. */
function isChecked(value: FieldValue): boolean {
  return value === true || value === "on";
}

/** Returns the messages at a field, each once. An item of a list has a name such as `outputFormats[1]`. */
function errorsAt(errors: Errors, name: string): string[] | undefined {
  const key = Object.keys(errors).find((path) => path === name || (name && path.startsWith(`${name}[`)));
  const messages = key === undefined ? null : errors[key];
  return messages ? [...new Set(messages)] : undefined;
}

/** The errors to show: those of the server, until a validation in the browser replaces them. */
function useErrors(ofServer: Errors | undefined) {
  const [state, setState] = useState({ ofServer, errors: ofServer ?? {} });
  // The server has answered another submission.
  if (state.ofServer !== ofServer) setState({ ofServer, errors: ofServer ?? {} });
  const setErrors = (errors: Errors) => setState({ ofServer, errors });
  return [state.errors, setErrors] as const;
}

/** Returns the properties of a form element that validates by a schema; without one, only the handlers of its page. */
function useValidation(
  errors: Errors,
  setErrors: (errors: Errors) => void,
  { schema, onFocus, onInput }: ValidationOptions,
) {
  const [loaded, setLoaded] = useState<{ validate: (form: FormData) => Errors }>();
  const isLoading = useRef(false);
  const load = () => {
    if (!schema || isLoading.current) return;
    isLoading.current = true;
    Promise.all([import("~/lib/parse-form"), schema()]).then(
      ([{ parseForm }, rules]) =>
        setLoaded({ validate: (form) => parseForm(form, rules).reply().error ?? {} }),
      () => {
        isLoading.current = false;
      },
    );
  };
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  useEffect(() => {
    latestLoad.current();
  }, []);
  if (!schema) return { onFocus, onInput };
  return {
    noValidate: loaded !== undefined,
    onFocus: (event: FocusEvent<HTMLFormElement>) => {
      load();
      onFocus?.(event);
    },
    /** Cancels the submit of a form with errors. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent as SubmitEvent;
      if (submitter?.hasAttribute("formnovalidate")) return;
      if (!loaded) return;
      const found = loaded.validate(new FormData(event.currentTarget));
      setErrors(found);
      if (Object.keys(found).length > 0) event.preventDefault();
    },
    /** Removes the errors that an input has corrected; a new one waits for the next submit. */
    onInput: (event: FormEvent<HTMLFormElement>) => {
      onInput?.(event);
      if (!loaded || Object.keys(errors).length === 0) return;
      const found = loaded.validate(new FormData(event.currentTarget));
      setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => name in errors)));
    },
  };
}
