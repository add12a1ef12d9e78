import { fileTag } from "./rules";

const names: Record<string, readonly string[]> = {
  image: ["avif", "bmp", "gif", "heic", "heif", "jpeg", "jpg", "png", "tif", "tiff", "webp"],
  "Word document": ["doc", "docx"],
  "Excel workbook": ["xls", "xlsx"],
  "PowerPoint presentation": ["ppt", "pptx"],
  "PDF document": ["pdf"],
  "OpenDocument text": ["odt"],
  "OpenDocument spreadsheet": ["ods"],
  "OpenDocument presentation": ["odp"],
  "Rich text": ["rtf"],
  "CSV table": ["csv"],
  "Plain text": ["txt"],
  "ZIP archive": ["zip"],
  "AutoCAD drawing": ["dwg", "dxf"],
  "IFC building model": ["ifc"],
  "Revit model": ["rvt"],
  "SketchUp model": ["skp"],
  "point cloud": ["e57", "las", "laz", "pts", "xyz"],
  "3D model": ["fbx", "glb", "gltf", "obj", "ply", "stl"],
  video: ["mov", "mp4"],
};

const nameByExtension = new Map(
  Object.entries(names).flatMap(([name, extensions]) => extensions.map((extension) => [extension, name])),
);

/** Returns a file's type for people to read: `PDF document`, `JPG image`. */
export function describeType(fileName: string): string {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const name = nameByExtension.get(extension) ?? "file";
  // A name that several formats share gets a prefix: "E57 point cloud".
  return /^[a-z3]/.test(name) ? `${fileTag(fileName)} ${name}` : name;
}
