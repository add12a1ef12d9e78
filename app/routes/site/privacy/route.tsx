import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findLegalPage } from "~/settings/legal/legal-versions.server";
import { currentLegalMeta, LegalDocumentPage } from "~/site/legal-page";
import { marketingHeaders } from "~/site/page-cache.server";
import { originIn } from "~/site/page-meta";

export const headers = marketingHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  currentLegalMeta(data, originIn(matches));

export async function loader() {
  const page = await findLegalPage("privacy");
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export default function Privacy() {
  return <LegalDocumentPage page={useLoaderData<typeof loader>()} />;
}
