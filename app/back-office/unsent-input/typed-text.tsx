import * as text from "~/messages/staff-frame";
import { TextArea } from "~/ui/text-area";

/** What was typed for a page that is gone, to be copied. */
export function TypedText({ typed }: { typed: string }) {
  return (
    <TextArea
      id="typed"
      label={text.typedText}
      hint={text.typedTextHint}
      defaultValue={typed}
      rows={8}
      readOnly
    />
  );
}
