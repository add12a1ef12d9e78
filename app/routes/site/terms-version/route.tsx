import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findLegalPage } from "~/settings/legal/legal-versions.server";
import { readVersionNumber } from "~/settings/legal/version-number";
import { LegalDocumentPage, legalVersionMeta } from "~/site/legal-page";
import { marketingHeaders } from "~/site/page-cache.server";
import { originIn } from "~/site/page-meta";

export const headers = marketingHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  legalVersionMeta(data, originIn(matches));

export async function loader({ params }: LoaderFunctionArgs) {
  const version = readVersionNumber(params.version);
  const page = version && (await findLegalPage("terms", version));
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export default function TermsVersion() {
  return <LegalDocumentPage page={useLoaderData<typeof loader>()} />;
}
