import { paths } from "~/paths";
import { useRenderContext } from "~/render-context";
import { ButtonLink } from "~/ui/button";
import { BarePage } from "./bare-page";
import { company } from "./company";

/** Renders the page for an unexpected error, with the request id that the log line has, too. */
export function ErrorPage() {
  const { requestId } = useRenderContext();
  return (
    <BarePage className="justify-items-start">
      <h1 className="max-w-[20ch]">This page did not load</h1>
      <p className="mt-5 max-w-[48ch] text-lead text-muted">
        The fault is ours. Try again in a minute. If it stays, call{" "}
        <a href={company.phone.href}>{company.phone.label}</a> and name the number below.
      </p>
      {requestId && <p className="mt-4 font-mono text-mono wrap-anywhere text-muted">{requestId}</p>}
      <ButtonLink to={paths.home()} reloadDocument variant="primary" className="mt-8">
        Return Home Page
      </ButtonLink>
    </BarePage>
  );
}
