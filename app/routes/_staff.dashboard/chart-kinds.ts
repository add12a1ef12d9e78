// The chunk that is loaded once a page with charts runs.
export { BarDrawing } from "./bar-chart";
export { PieDrawing } from "./pie-chart";
