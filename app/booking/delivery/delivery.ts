import { canChange } from "~/booking/stage/stages";
import type { Stage } from "~/db/schema.server";
import { mebibyte } from "~/files/limits";
import { cleanFileName, findFileType } from "~/files/rules";
import { resultExtensions } from "./result-type";

/** 20 GB in binary units. */
export const maxDeliveredBytes = 20 * 1024 * mebibyte;

/** Limited because a browser decodes the whole picture in memory. */
export const maxPanoramaBytes = 100 * mebibyte;

export const maxItems = 200;

export const maxFilesPerForm = 20;

/** For each account. */
export const maxUnfinishedFiles = 20;

export const acceptedFiles = resultExtensions.map((extension) => `.${extension}`).join(",");
export const acceptedPanoramas = ".jpg,.jpeg";

export const fileTypeNames = resultExtensions
  .filter((extension) => extension !== "jpeg" && extension !== "tif")
  .map((extension) => extension.toUpperCase())
  .join(", ");

/** Returns undefined for a file that cannot be delivered. */
export function findDeliveredType(name: string) {
  const extension = /\.([^.]+)$/.exec(cleanFileName(name))?.[1]?.toLowerCase() ?? "";
  return resultExtensions.includes(extension) ? findFileType(name) : undefined;
}

/** Returns whether a delivered file is decoded on arrival. A TIFF is not: it may contain heights, or more colors than screens show. */
export function isPicture({ signature }: NonNullable<ReturnType<typeof findDeliveredType>>): boolean {
  return signature === "jpeg" || signature === "png";
}

/** `refusals/delivery.server.ts` has the messages. */
export type DeliveredFileRefusal =
  | { result: "full" | "no-draft" | "not-allowed" | "too-many-unfinished" }
  | {
      result: "damaged" | "empty" | "not-panorama" | "same-name" | "stalled" | "store-full" | "wrong-content";
      name: string;
    }
  | { result: "too-large"; name: string; limit: number }
  | { result: "wrong-type"; name: string; kind: "file" | "tour" };

/** Returns whether a booking in this stage accepts deliveries: it is done, or staff may mark it as done. */
export function mayDeliver(stage: Stage): boolean {
  return stage === "done" || canChange(stage, "done", "staff");
}
