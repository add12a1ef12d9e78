export * from "~/messages/fr-BE/not-found";
