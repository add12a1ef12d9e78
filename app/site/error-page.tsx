import * as text from "~/messages/errors";
import { RichText } from "~/messages/rich-text";
import * as uiText from "~/messages/ui";
import { paths } from "~/paths";
import { contactText } from "~/settings/company";
import { ButtonLink } from "~/ui/button";
import { useRenderContext } from "~/ui/render-context";
import { BarePage } from "./bare-page";
import { contactTags } from "./contact-tags";

/** Renders the page for an unexpected error, with the request id that the log line has, too. */
export function ErrorPage() {
  const { requestId } = useRenderContext();
  return (
    <BarePage className="justify-items-start">
      <h1 className="max-w-[20ch]">{text.failedTitle}</h1>
      <p className="mt-5 max-w-[48ch] text-lead text-muted">
        <RichText text={contactText(text.failedText)} tags={contactTags} />
      </p>
      {requestId && (
        <p className="mt-4 font-mono text-mono wrap-anywhere text-muted">{uiText.requestId(requestId)}</p>
      )}
      <ButtonLink to={paths.home()} reloadDocument variant="primary" className="mt-8">
        {text.returnHome}
      </ButtonLink>
    </BarePage>
  );
}
