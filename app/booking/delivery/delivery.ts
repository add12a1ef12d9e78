import { canChange } from "~/booking/stage/stages";
import type { Stage } from "~/db/schema.server";
import { mebibyte } from "~/files/limits";
import { cleanFileName, findFileType } from "~/files/rules";
import { resultExtensions } from "./result-type";

/** The most bytes that one file of a delivery may have: 20 GB, in binary units. */
export const maxDeliveredBytes = 20 * 1024 * mebibyte;

/** The most bytes that a picture of a tour may have: it is decoded by browsers. */
export const maxPanoramaBytes = 100 * mebibyte;

/** Items that one delivery may have. */
export const maxItems = 200;

/** Files of a form without script. */
export const maxFilesPerForm = 20;

/** Files that one account may have under way. */
export const maxUnfinishedFiles = 20;

/** The `accept` attributes of the inputs. */
export const acceptedFiles = resultExtensions.map((extension) => `.${extension}`).join(",");
export const acceptedPanoramas = ".jpg,.jpeg";

/** The types as people write them. */
export const fileTypeNames = resultExtensions
  .filter((extension) => extension !== "jpeg" && extension !== "tif")
  .map((extension) => extension.toUpperCase())
  .join(", ");

/** Returns the type of a file that a delivery may have, by its cleaned name; undefined for others. */
export function findDeliveredType(name: string) {
  const extension = /\.([^.]+)$/.exec(cleanFileName(name))?.[1]?.toLowerCase() ?? "";
  return resultExtensions.includes(extension) ? findFileType(name) : undefined;
}

/** Whether a file of a delivery is decoded when it arrives. A TIFF may have heights or more colors than are shown, so it is taken as it is. */
export function isPicture({ signature }: NonNullable<ReturnType<typeof findDeliveredType>>): boolean {
  return signature === "jpeg" || signature === "png";
}

/** Why a file of a delivery is not taken. What is said of it is in `forms/refusals/delivery.server.ts`. */
export type DeliveredFileRefusal =
  | { result: "full" | "no-draft" | "not-allowed" | "too-many-unfinished" }
  | {
      result: "damaged" | "empty" | "not-panorama" | "same-name" | "stalled" | "store-full" | "wrong-content";
      name: string;
    }
  | { result: "too-large"; name: string; limit: number }
  | { result: "wrong-type"; name: string; kind: "file" | "tour" };

/** Whether a booking in this stage takes deliveries: one that staff may mark as done, with or without a visit, and one that is. */
export function mayDeliver(stage: Stage): boolean {
  return stage === "done" || canChange(stage, "done", "staff");
}
