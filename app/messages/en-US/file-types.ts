/** The types of uploaded files, as the back office names them. */

export const fileTypes = {
  image: (format: string) => `${format} image`,
  word: () => "Word document",
  excel: () => "Excel workbook",
  powerPoint: () => "PowerPoint presentation",
  pdf: () => "PDF document",
  openText: () => "OpenDocument text",
  openSpreadsheet: () => "OpenDocument spreadsheet",
  openPresentation: () => "OpenDocument presentation",
  richText: () => "Rich text",
  csv: () => "CSV table",
  plainText: () => "Plain text",
  zip: () => "ZIP archive",
  drawing: () => "AutoCAD drawing",
  ifc: () => "IFC building model",
  revit: () => "Revit model",
  sketchUp: () => "SketchUp model",
  pointCloud: (format: string) => `${format} point cloud`,
  model: (format: string) => `${format} 3D model`,
  video: (format: string) => `${format} video`,
  other: (format: string) => `${format} file`,
};
