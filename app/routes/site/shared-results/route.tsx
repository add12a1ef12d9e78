import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPublishedDeliveries } from "~/booking/delivery/find-deliveries.server";
import { openShare } from "~/booking/private-page/private-link.server";
import { formHeaders } from "~/forms/form-result";
import { formatPacificDay } from "~/lib/pacific-time";
import * as text from "~/messages/results";
import { paths } from "~/paths";
import { ResultsSection } from "~/private-page/results/results-section";
import { toResultsView } from "~/private-page/results/results-view";
import { UnknownLink } from "~/private-page/unknown-link";
import { untilLimit } from "~/server/reached-limit.server";
import { clientAddress } from "~/server/request-context.server";
import { company, titleOf } from "~/settings/company";
import { Container } from "~/ui/container";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: titleOf(view?.kind === "page" ? text.shared.title : text.shared.unknownTitle) },
  { name: "description", content: text.shared.description },
  { name: "robots", content: "noindex, nofollow" },
];

export const headers = formHeaders;

/** Loads the results of a link; every invalid link gets the same page. */
export async function loader({ params: { token = "" } }: LoaderFunctionArgs) {
  const opened = await untilLimit(() => openShare(token, clientAddress()));
  if (!opened) return data({ kind: "unknown" as const, wait: null }, { status: 404 });
  if ("wait" in opened) return data({ kind: "unknown" as const, wait: opened.wait }, opened.init);
  const results = toResultsView(await findPublishedDeliveries(opened.booking.id), {
    file: (id, query) => paths.sharedResult(token, id, query),
    scan: (id) => paths.sharedScan(token, id),
    zip: (id) => paths.sharedResultsZip(token, id),
  });
  return data({ kind: "page" as const, results, day: formatPacificDay(opened.share.expiresAt) });
}

export default function SharedResultsPage() {
  const view = useLoaderData<typeof loader>();
  if (view.kind === "unknown")
    return (
      <UnknownLink
        title={text.shared.unknownTitle}
        lead={text.shared.unknownLead}
        tooManyAdvice={view.wait && text.shared.tooManyAdvice(view.wait)}
      />
    );
  const { results, day } = view;
  return (
    <Container className="grid max-w-read gap-10 pt-[clamp(2rem,1.2rem+3vw,4rem)] pb-section">
      <header>
        <h1>{text.shared.title}</h1>
        <p className="mt-4 max-w-[60ch] text-lead text-muted">{text.shared.lead(company().name)}</p>
        <p className="mt-2 font-semibold">{text.shared.worksUntil(day)}</p>
      </header>
      {results ? <ResultsSection results={results} /> : <p>{text.shared.none}</p>}
    </Container>
  );
}
