export * from "~/messages/fr-BE/errors";
