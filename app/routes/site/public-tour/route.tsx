import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openPublicTour } from "~/booking/delivery/public-tours.server";
import { formHeaders } from "~/forms/form-result";
import * as text from "~/messages/public-tour";
import * as resultsText from "~/messages/results";
import { paths } from "~/paths";
import { DeliveredTour } from "~/private-page/results/delivered-tour";
import { findPublicItems, toPublicView } from "~/private-page/results/public-view.server";
import type { PanoramaView } from "~/private-page/results/results-view";
import { requireCanonicalPath } from "~/server/canonical-path.server";
import { untilLimit } from "~/server/reached-limit.server";
import { clientAddress } from "~/server/request-context.server";
import { company, titleOf } from "~/settings/company";
import { ScanFile } from "~/site/scan/scan-file";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: titleOf(view?.title ?? text.unknownTitle) },
  { name: "description", content: text.description(company().name) },
  { name: "robots", content: "noindex, nofollow" },
];

export const headers = formHeaders;

/** Loads a public tour. Every link without content gets the same page. */
export async function loader({ request, params: { token = "" } }: LoaderFunctionArgs) {
  requireCanonicalPath(request);
  const opened = await untilLimit(() => openPublicTour(token, clientAddress()));
  if (opened && "wait" in opened) return data({ title: null, shown: null, wait: opened.wait }, opened.init);
  const shown = opened && toPublicView(token, await findPublicItems(opened.bookingId));
  if (!shown) return data({ title: null, shown: null, wait: null }, { status: 404 });
  return data({ title: opened.title, shown, wait: null });
}

/** A public tour or point cloud, on a page that other sites may frame. */
export default function PublicTourPage() {
  const { title, shown, wait } = useLoaderData<typeof loader>();
  return (
    <main className="group/page on-ink flex min-h-svh flex-col bg-ink text-text">
      <header className={`flex items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 ${shortHeader}`}>
        <h1 className="text-h3 wrap-anywhere">{title ?? text.unknownTitle}</h1>
        <p className="shrink-0 text-small text-muted">
          <a href={paths.home()} target="_blank" rel="noopener" className="inline-block py-1 underline">
            {text.madeBy(company().name)}
          </a>
        </p>
      </header>
      {shown ? (
        <div className="flex grow flex-col px-4 pb-4 short:p-0">
          {shown.scan ? <ScanFile {...shown.scan} fillsPage /> : <Tour pictures={shown.pictures} />}
        </div>
      ) : (
        <p className="max-w-[52ch] px-4 text-muted">
          {wait === null ? text.unknownLead : resultsText.shared.tooManyAdvice(wait)}
        </p>
      )}
    </main>
  );
}

const shortHeader = "not-short:flex-wrap short:py-1 short:[&_h1]:truncate short:[&_h1]:text-base";

/** In a low frame, the list shows only for people who cannot open the tour. */
const pictureList =
  "mt-2 text-small short:hidden short:px-4 short:group-has-[[data-part=message]:not([hidden])]/page:block short:noscript:block";

/** The tour, and links to its pictures for browsers without WebGL 2. */
function Tour({ pictures }: { pictures: readonly PanoramaView[] }) {
  return (
    <>
      <DeliveredTour pictures={pictures} fillsPage />
      <details className={pictureList}>
        <summary className="inline-flex min-h-6 items-center text-muted underline">
          {resultsText.tourPictures(pictures.length)}
        </summary>
        <ul className="mt-1">
          {pictures.map(({ id, name, path, size }) => (
            <li key={id} className="py-1">
              <a href={path} className="wrap-anywhere underline">
                {name}
              </a>{" "}
              <span className="text-muted tabular-nums">{size}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
