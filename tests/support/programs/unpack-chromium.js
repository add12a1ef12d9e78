// @ts-check
// Unpacks the Chromium of the npm package into the temporary folder.
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
