import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadSharedScan } from "~/private-page/results/load-scan.server";
import { scanMeta, ScanPage } from "~/private-page/results/scan-page";

export const meta = scanMeta;

export const loader = ({ params: { token = "", item = "" } }: LoaderFunctionArgs) =>
  loadSharedScan(token, item);

export default ScanPage;
