import { useId } from "react";
import * as text from "~/messages/invitation";
import { TextField } from "~/ui/text-field";

/** A secret link to copy. */
export function SecretLink({ link }: { link: string }) {
  return (
    <TextField
      id={useId()}
      label={text.link}
      value={link}
      readOnly
      spellCheck={false}
      onFocus={(event) => event.currentTarget.select()}
      className="mt-3 max-w-160 [&_input]:font-mono [&_input]:text-mono"
    />
  );
}
