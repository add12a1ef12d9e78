import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Logo } from "./logo";
import { NotFoundDrawing } from "./not-found-drawing";

/** Renders the page for an unknown URL, without header and footer. */
export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr]">
      <Container className="flex min-h-18 items-center">
        <a href={paths.home()} className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
      </Container>
      <Container className="grid content-center items-center gap-x-gutter gap-y-12 pt-8 pb-24 min-[56rem]:grid-cols-12">
        <div className="min-[56rem]:col-span-7">
          <h1 className="max-w-[17ch] tracking-[-0.015em]">
            THE PAGE YOU WERE LOOKING FOR DOESN&apos;T EXIST
          </h1>
          <p className="mt-5 max-w-[36ch] text-lead text-muted">
            The address may be old, or it may have a typing error.
          </p>
          <div className="mt-8 flex flex-wrap gap-x-5 gap-y-3">
            <ButtonLink to={paths.home()} reloadDocument variant="primary">
              Return Home Page
            </ButtonLink>
            <ButtonLink to={`${paths.home()}#services`} reloadDocument variant="quiet">
              Our services
            </ButtonLink>
          </div>
        </div>
        <NotFoundDrawing className="max-w-md min-[56rem]:col-span-4 min-[56rem]:col-start-9" />
      </Container>
    </main>
  );
}
