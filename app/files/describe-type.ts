import { fileTypes } from "~/messages/booking-details";
import { fileTag } from "./rules";

const extensions: Record<Exclude<keyof typeof fileTypes, "other">, readonly string[]> = {
  image: ["avif", "bmp", "gif", "heic", "heif", "jpeg", "jpg", "png", "tif", "tiff", "webp"],
  word: ["doc", "docx"],
  excel: ["xls", "xlsx"],
  powerPoint: ["ppt", "pptx"],
  pdf: ["pdf"],
  openText: ["odt"],
  openSpreadsheet: ["ods"],
  openPresentation: ["odp"],
  richText: ["rtf"],
  csv: ["csv"],
  plainText: ["txt"],
  zip: ["zip"],
  drawing: ["dwg", "dxf"],
  ifc: ["ifc"],
  revit: ["rvt"],
  sketchUp: ["skp"],
  pointCloud: ["e57", "las", "laz", "pts", "xyz"],
  model: ["fbx", "glb", "gltf", "mtl", "obj", "ply", "stl"],
  video: ["mov", "mp4"],
};

const typeByExtension = new Map(
  (Object.keys(extensions) as (keyof typeof extensions)[]).flatMap((type) =>
    extensions[type].map((extension) => [extension, type] as const),
  ),
);

/** Returns a type such as `PDF document` or `JPG image`. */
export function describeType(fileName: string): string {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  return fileTypes[typeByExtension.get(extension) ?? "other"](fileTag(fileName));
}
