export * from "./site-paths";
export * from "./staff-paths";
export * as api from "./api-paths";
