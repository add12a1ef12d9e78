import { fieldsOf, isOfKind, trapField } from "~/booking-fields";
import * as text from "~/messages/booking";
import { EmailField } from "./fields/email-field";
import { ChoiceInput, LineInput } from "./first-inputs";
import { LaterFields, type StepProps } from "./later-fields";

export function StepFields(props: StepProps) {
  return props.data.step === 1 ? <StepContact {...props} /> : <LaterFields {...props} />;
}

function StepContact({ bound, advice }: StepProps) {
  return (
    <>
      {fieldsOf(1).map((name) => {
        if (name === "email") return <EmailField key={name} field={bound.email} advice={advice.email} />;
        return isOfKind(name, "choice") ? (
          <ChoiceInput key={name} name={name} field={bound[name]} />
        ) : (
          <LineInput key={name} name={name} field={bound[name]} />
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
