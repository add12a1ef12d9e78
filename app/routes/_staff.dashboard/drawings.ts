// The chunk that is loaded once a page with charts runs.
export { BarDrawing } from "./bar-drawing";
export { PieDrawing } from "./pie-drawing";
