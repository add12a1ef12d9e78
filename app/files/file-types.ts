import type { Signature } from "./leading-bytes";

interface FileType {
  /** Stored with the file and sent with every download. The browser's own type is ignored. */
  contentType: string;
  signature: Signature;
}

const openXml = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";

/** The accepted types by extension. Never add types of programs, or formats that can contain scripts, such as HTML and SVG. */
const fileTypes: Record<string, FileType> = {
  avif: { contentType: "image/avif", signature: "iso-media" },
  bmp: { contentType: "image/bmp", signature: "bmp" },
  gif: { contentType: "image/gif", signature: "gif" },
  heic: { contentType: "image/heic", signature: "iso-media" },
  heif: { contentType: "image/heif", signature: "iso-media" },
  jpeg: { contentType: "image/jpeg", signature: "jpeg" },
  jpg: { contentType: "image/jpeg", signature: "jpeg" },
  png: { contentType: "image/png", signature: "png" },
  tif: { contentType: "image/tiff", signature: "tiff" },
  tiff: { contentType: "image/tiff", signature: "tiff" },
  webp: { contentType: "image/webp", signature: "webp" },

  pdf: { contentType: "application/pdf", signature: "pdf" },
  doc: { contentType: "application/msword", signature: "word" },
  docx: { contentType: `${openXml}.wordprocessingml.document`, signature: "office-open-xml" },
  odp: { contentType: `${openDocument}.presentation`, signature: "zip" },
  ods: { contentType: `${openDocument}.spreadsheet`, signature: "zip" },
  odt: { contentType: `${openDocument}.text`, signature: "zip" },
  ppt: { contentType: "application/vnd.ms-powerpoint", signature: "ole" },
  pptx: { contentType: `${openXml}.presentationml.presentation`, signature: "office-open-xml" },
  rtf: { contentType: "application/rtf", signature: "rtf" },
  xls: { contentType: "application/vnd.ms-excel", signature: "ole" },
  xlsx: { contentType: `${openXml}.spreadsheetml.sheet`, signature: "office-open-xml" },
  csv: { contentType: "text/csv", signature: "text" },
  txt: { contentType: "text/plain", signature: "text" },
  zip: { contentType: "application/zip", signature: "zip" },

  dwg: { contentType: "image/vnd.dwg", signature: "dwg" },
  dxf: { contentType: "image/vnd.dxf", signature: "dxf" },
  ifc: { contentType: "application/x-step", signature: "step" },
  rvt: { contentType: "application/octet-stream", signature: "ole" },
  skp: { contentType: "application/vnd.sketchup.skp", signature: "sketchup" },

  e57: { contentType: "model/e57", signature: "e57" },
  fbx: { contentType: "application/octet-stream", signature: "fbx" },
  glb: { contentType: "model/gltf-binary", signature: "glb" },
  gltf: { contentType: "model/gltf+json", signature: "json" },
  las: { contentType: "application/vnd.las", signature: "las" },
  laz: { contentType: "application/vnd.laszip", signature: "las" },
  mtl: { contentType: "model/mtl", signature: "text" },
  obj: { contentType: "model/obj", signature: "text" },
  ply: { contentType: "application/octet-stream", signature: "ply" },
  pts: { contentType: "text/plain", signature: "text" },
  stl: { contentType: "model/stl", signature: "stl" },
  xyz: { contentType: "text/plain", signature: "text" },

  mov: { contentType: "video/quicktime", signature: "iso-media" },
  mp4: { contentType: "video/mp4", signature: "iso-media" },
};

/** In lower case, without the dot. */
export const acceptedExtensions: readonly string[] = Object.keys(fileTypes);

export function findFileTypeByExtension(extension: string): FileType | undefined {
  const key = extension.toLowerCase();
  return Object.hasOwn(fileTypes, key) ? fileTypes[key] : undefined;
}
