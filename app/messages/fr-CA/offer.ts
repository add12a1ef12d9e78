export * from "~/messages/fr-BE/offer";
