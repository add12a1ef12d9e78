import { returnHome } from "~/messages/errors";
import * as text from "~/messages/not-found";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { BarePage } from "./bare-page";
import { NotFoundDrawing } from "./not-found-drawing";

/** Renders the page for an unknown URL, without header and footer. */
export function NotFoundPage() {
  return (
    <BarePage className="items-center gap-x-gutter gap-y-12 min-[56rem]:grid-cols-12">
      <div className="min-[56rem]:col-span-7">
        <h1 className="max-w-[17ch] tracking-[-0.015em]">{text.title}</h1>
        <p className="mt-5 max-w-[36ch] text-lead text-muted">{text.advice}</p>
        <div className="mt-8 flex flex-wrap gap-x-5 gap-y-3">
          <ButtonLink to={paths.home()} reloadDocument variant="primary">
            {returnHome}
          </ButtonLink>
          <ButtonLink to={`${paths.home()}#services`} reloadDocument variant="quiet">
            {text.services}
          </ButtonLink>
        </div>
      </div>
      <NotFoundDrawing className="max-w-md min-[56rem]:col-span-4 min-[56rem]:col-start-9" />
    </BarePage>
  );
}
