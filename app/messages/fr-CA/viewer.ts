export * from "~/messages/fr-BE/viewer";
