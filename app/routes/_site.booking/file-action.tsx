import { Button } from "~/ui/button";

interface FileActionProps {
  /** Submitted with the form. */
  intent: `remove:${string}` | `dismiss:${string}`;
  /** Of the file, for screen readers. */
  name: string;
}

/** The button of a file's row: takes a stored file out of the booking, or ends the message about one not added. */
export function FileAction({ intent, name }: FileActionProps) {
  return (
    <Button variant="quiet" size="sm" type="submit" name="intent" value={intent} formNoValidate>
      {intent.startsWith("remove:") ? "Remove" : "Dismiss"}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
