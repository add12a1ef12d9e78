import { paths } from "~/paths";
import { useRenderContext } from "~/render-context";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Logo } from "./logo";
import { company } from "./company";

/** Renders the page for an unexpected error, with the request id that the log line has, too. */
export function ErrorPage() {
  const { requestId } = useRenderContext();
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr]">
      <Container className="flex min-h-18 items-center">
        <a href={paths.home()} className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
      </Container>
      <Container className="grid content-center justify-items-start pt-8 pb-24">
        <h1 className="max-w-[20ch]">This page did not load</h1>
        <p className="mt-5 max-w-[48ch] text-lead text-muted">
          The fault is ours. Try again in a minute. If it stays, call{" "}
          <a href={company.phone.href}>{company.phone.label}</a> and name the number below.
        </p>
        {requestId && <p className="mt-4 font-mono text-mono wrap-anywhere text-muted">{requestId}</p>}
        <ButtonLink to={paths.home()} reloadDocument variant="primary" className="mt-8">
          Return Home Page
        </ButtonLink>
      </Container>
    </main>
  );
}
