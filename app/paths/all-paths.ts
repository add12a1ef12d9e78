export * from "./site-paths";
export * from "./staff-paths";
