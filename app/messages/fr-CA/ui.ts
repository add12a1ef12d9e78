/** The texts of the components, and of times and numbers. */

export * from "../fr-BE/ui";
