export * as api from "./api-paths";
export * from "./site-paths";
export * from "./staff-paths";
