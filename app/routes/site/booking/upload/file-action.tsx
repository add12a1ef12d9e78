import * as text from "~/messages/booking";
import * as uploadText from "~/messages/uploads";
import { Button } from "~/ui/button";

interface FileActionProps {
  intent: `remove:${string}` | `dismiss:${string}`;
  name: string;
}

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
