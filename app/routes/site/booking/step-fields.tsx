import { fieldsOf, isOfKind, trapField } from "~/booking-fields";
import { clampStep } from "~/booking/form/steps";
import * as text from "~/messages/booking";
import { lazyPart } from "~/ui/lazy-part";
import { EmailField } from "./fields/email-field";
import { ChoiceInput, LineInput } from "./first-inputs";
import { LaterFields, type StepProps } from "./later-fields";

const load = () => import("./later-fields");
const later = lazyPart(import.meta.env.SSR && LaterFields, () =>
  load().then(({ LaterFields }) => LaterFields, loadDocument),
);

/** Loads the steps after the first for a document that has one of them. */
export async function loadShownStep(): Promise<void> {
  if (clampStep(new URLSearchParams(window.location.search).get("step")) > 1)
    await later.loadBeforeHydration();
}

/** Loads what the steps after this one need ahead of them. */
export function preloadLaterFields(step: number): void {
  void load().then(
    ({ preloadParts }) => preloadParts(step),
    () => undefined,
  );
}

/**
 * Renders the inputs of the current step. Those after the first are a browser chunk of their own, which the first loads with its first
 * focus.
 */
export function StepFields(props: StepProps) {
  return props.data.step === 1 ? <StepContact {...props} /> : <later.Part {...props} />;
}

/** Where their script cannot be loaded, the next steps are documents, which need none. */
function loadDocument(error: unknown): Promise<never> {
  if (!("hydrated" in document.documentElement.dataset)) throw error;
  window.location.reload();
  return new Promise(() => undefined);
}

function StepContact({ form, advice }: StepProps) {
  return (
    <>
      {fieldsOf(1).map((name) => {
        if (name === "email") return <EmailField key={name} {...form.text(name)} advice={advice.email} />;
        return isOfKind(name, "choice") ? (
          <ChoiceInput key={name} name={name} form={form} />
        ) : (
          <LineInput key={name} name={name} form={form} />
        );
      })}
      {/* Only programs fill it in: see `trapField`. */}
      <label className="sr-only" aria-hidden="true">
        {text.leaveEmpty}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
