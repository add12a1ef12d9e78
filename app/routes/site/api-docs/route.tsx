import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import bundle from "swagger-ui-dist/swagger-ui-bundle.js?url";
import bundleStyles from "swagger-ui-dist/swagger-ui.css?url";
import { contract } from "~/api/contract";
import { type Operation, pathOf, type ResourceId } from "~/api/contract/operation";
import { guard } from "~/guard.server";
import * as text from "~/messages/api-reference";
import { access as accessNames } from "~/messages/api-reference";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { type Method, policies, type Policy } from "~/policies";
import { titleOf } from "~/settings/company";
import { Logo } from "~/site/logo";
import startViewer from "./start-viewer.js?url";
import viewerStyles from "./viewer.css?url";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: bundleStyles },
  { rel: "stylesheet", href: viewerStyles },
];

export const meta: MetaFunction = () => [
  { title: titleOf(text.page) },
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/site/api-docs", request);
  return { operations: listOperations() };
}

export default function Docs() {
  const { operations } = useLoaderData<typeof loader>();
  return (
    <>
      <header>
        <div className="on-ink flex min-h-15 flex-wrap items-center justify-between gap-x-6 border-b border-line px-margin">
          <Link to={paths.dashboard()} className="inline-flex min-h-11 items-center text-text no-underline">
            <Logo className="text-[1.0625rem]" isInBar />
          </Link>
          <Link to={paths.dashboard()} className="inline-flex min-h-11 items-center">
            {text.backToDashboard}
          </Link>
        </div>
        <div className="mx-auto max-w-(--container-page) px-margin py-8">
          <h1 className="text-h2">{text.page}</h1>
          <p className="mt-2 max-w-[66ch] text-muted">
            <RichText
              text={text.lead}
              tags={{ document: (label) => <a href={paths.openapi()}>{label}</a> }}
            />
          </p>
          <p className="mt-2 max-w-[66ch] text-muted">{text.conventions}</p>
          <h2 className="sr-only">{text.endpoints}</h2>
        </div>
      </header>
      {/* Not <main>: the viewer renders its own and removes this role. */}
      <div role="main" className="mx-auto max-w-(--container-page) px-margin pb-12">
        <div className="bg-raised p-[clamp(1rem,2vw,2rem)] text-text">
          <div id="api-viewer" data-document={paths.openapi()}>
            <OperationList operations={operations} />
          </div>
        </div>
      </div>
      <script src={bundle} defer />
      <script src={startViewer} defer />
    </>
  );
}

/** Lists every operation by path. Shown without JavaScript, and until the viewer has loaded. */
function OperationList({ operations }: { operations: ReturnType<typeof listOperations> }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {operations.map(({ method, path, summary, access }) => (
        <li
          key={`${method} ${path}`}
          className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <span className="font-mono text-sm font-semibold">{method}</span>
          <span className="font-mono text-sm wrap-anywhere">{path}</span>
          <span>{text.operation(summary, access)}</span>
        </li>
      ))}
    </ul>
  );
}

function listOperations() {
  return (Object.keys(contract) as ResourceId[]).flatMap((id) => {
    const operations: Partial<Record<Method, Operation>> = contract[id];
    const policy: Policy = policies[id];
    return (Object.entries(operations) as [Method, Operation][]).map(([method, { summary }]) => ({
      method,
      path: pathOf(id),
      summary,
      access: accessNames[policy[method] ?? "nobody"],
    }));
  });
}
