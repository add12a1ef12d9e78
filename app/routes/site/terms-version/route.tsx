import type { LoaderFunctionArgs } from "@remix-run/node";
import { legalMeta, LegalPage } from "~/site/legal-page";
import { loadLegalPage } from "~/site/load-legal-page.server";
import { marketingHeaders } from "~/site/page-cache.server";

export const headers = marketingHeaders;

export const meta = legalMeta;

export const loader = ({ params }: LoaderFunctionArgs) => loadLegalPage("terms", params.version);

export default LegalPage;
