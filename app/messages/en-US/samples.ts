import { locale } from "~/messages/locale";
import { plural } from "~/messages/plural";

const wholeNumber = new Intl.NumberFormat(locale);
const percent = new Intl.NumberFormat(locale, { style: "percent" });

export const title = "See a sample";
export const label = "Sample";
export const download = (name: string, format: string, size: string) =>
  `Download ${name} (${format}, ${size})`;
/** Below the files. */
export const source = "Made from the 3D models behind our pictures. No customer’s data.";

export const plan = {
  name: "Floor plan",
  detail: (width: string, depth: string) =>
    `The sheet above on 17 × 11 in. paper, ${width} × ${depth} at 1/4″ = 1′-0″. Print it at 100% and use a ruler.`,
};
export const deviation = {
  name: "Deviation report",
  detail: (points: number, within: number) =>
    `${wholeNumber.format(points)} points of a sample living room compared with its model. ${percent.format(within)} lie within 1/8 inch.`,
};
export const pointCloud = {
  name: "Point cloud",
  detail: (points: number) =>
    `The same living room as ${wholeNumber.format(points)} points in color. LAS 1.4 compressed, units in meters.`,
};
export const register = {
  name: "Asset register",
  detail: plural({
    one: "# asset on the roof above with its tag, system, position and size in feet.",
    other: "# assets on the roof above with tag, system, position and size in feet.",
  }),
};
