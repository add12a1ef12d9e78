/** The kind of a result for the customer. `app/messages/en-US/results.ts` has the labels. */
export type ResultType =
  | "e57"
  | "las"
  | "laz"
  | "ply"
  | "points"
  | "revit"
  | "ifc"
  | "dwg"
  | "dxf"
  | "sketchUp"
  | "model"
  | "materials"
  | "gltf"
  | "pdf"
  | "table"
  | "picture"
  | "tiff"
  | "video"
  | "mov"
  | "zip"
  | "other";

const types: Readonly<Record<string, ResultType>> = {
  e57: "e57",
  laz: "laz",
  las: "las",
  ply: "ply",
  pts: "points",
  xyz: "points",
  rvt: "revit",
  ifc: "ifc",
  dwg: "dwg",
  dxf: "dxf",
  obj: "model",
  mtl: "materials",
  fbx: "model",
  stl: "model",
  skp: "sketchUp",
  glb: "gltf",
  gltf: "gltf",
  pdf: "pdf",
  csv: "table",
  xlsx: "table",
  jpg: "picture",
  jpeg: "picture",
  png: "picture",
  tif: "tiff",
  tiff: "tiff",
  mp4: "video",
  mov: "mov",
  zip: "zip",
};

export const resultExtensions = Object.keys(types);

export function resultTypeOf(name: string): ResultType {
  return types[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ""] ?? "other";
}
