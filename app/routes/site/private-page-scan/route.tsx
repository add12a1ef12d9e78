import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadCustomerScan } from "~/private-page/results/load-scan.server";
import { scanMeta, ScanPage } from "~/private-page/results/scan-page";

export const meta = scanMeta;

export const loader = ({ params: { token = "", item = "" } }: LoaderFunctionArgs) =>
  loadCustomerScan(token, item);

export default ScanPage;
