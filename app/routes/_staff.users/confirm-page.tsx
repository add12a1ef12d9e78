import { Form, useNavigation } from "@remix-run/react";
import { Button, ButtonLink } from "~/ui/button";
import type { ConfirmationRequest } from "./action-results";
import { confirmations } from "./confirmations";

/**
 * The question before a change as a page, where no script can show it as a dialog.
 *
 * @param address of the list, to go back to
 */
export function ConfirmPage({ question, address }: { question: ConfirmationRequest; address: string }) {
  const { intent, id, name, sealed } = question;
  const { title, consequence, yes } = confirmations[intent];
  const isSending = useNavigation().formMethod === "POST";
  return (
    <div className="grid max-w-136 gap-5">
      <h1>{title}</h1>
      <p className="wrap-anywhere">{consequence(name)}</p>
      <Form method="post" action={address} className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="confirmed" value="yes" />
        {sealed && <input type="hidden" name="sealed" value={sealed} />}
        <ButtonLink to={address}>Cancel</ButtonLink>
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant={intent === "remove" ? "danger-filled" : "primary"}
          isLoading={isSending}
        >
          {yes}
        </Button>
      </Form>
    </div>
  );
}
