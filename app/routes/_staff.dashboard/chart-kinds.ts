// The chunk that is loaded once a page with charts runs.
export { BarChart } from "./bar-chart";
export { PieChart } from "./pie-chart";
