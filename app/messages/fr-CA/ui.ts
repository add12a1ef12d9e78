/** The texts of the components, and of times and numbers. */

export * from "~/messages/fr-BE/ui";
