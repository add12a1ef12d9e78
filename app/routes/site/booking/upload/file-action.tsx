import * as text from "~/messages/booking";
import * as uploadText from "~/messages/uploads";
import { Button } from "~/ui/button";

interface FileActionProps {
  /** Submitted with the form. */
  intent: `remove:${string}` | `dismiss:${string}`;
  /** The file's name, for screen readers. */
  name: string;
}

/** Renders the button of a file's row: removes a stored file, or dismisses the message about a refused one. */
export function FileAction({ intent, name }: FileActionProps) {
  const isRemove = intent.startsWith("remove:");
  return (
    <Button
      variant="quiet"
      size="sm"
      type="submit"
      name="intent"
      value={intent}
      formNoValidate
      aria-label={isRemove ? uploadText.removeFile(name) : text.dismissFile(name)}
    >
      {isRemove ? uploadText.remove : text.dismiss}
    </Button>
  );
}
