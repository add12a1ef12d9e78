export * from "~/messages/fr-BE/scan-file";
