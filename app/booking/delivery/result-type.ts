/** What a result is for whoever opens it; `app/messages/en-US/results.ts` says so in words. */
export type ResultType =
  | "e57"
  | "las"
  | "laz"
  | "ply"
  | "revit"
  | "ifc"
  | "dwg"
  | "dxf"
  | "model"
  | "pdf"
  | "picture"
  | "video"
  | "zip"
  | "other";

const types: Readonly<Record<string, ResultType>> = {
  e57: "e57",
  laz: "laz",
  las: "las",
  ply: "ply",
  rvt: "revit",
  ifc: "ifc",
  dwg: "dwg",
  dxf: "dxf",
  obj: "model",
  fbx: "model",
  pdf: "pdf",
  jpg: "picture",
  jpeg: "picture",
  png: "picture",
  mp4: "video",
  zip: "zip",
};

/** The extensions of the files that can be handed over. */
export const resultExtensions = Object.keys(types);

/** Returns what a file is by its name. */
export function resultTypeOf(name: string): ResultType {
  return types[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ""] ?? "other";
}
