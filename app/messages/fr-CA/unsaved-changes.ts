/** The question before a page is left whose form is not saved. */

export * from "~/messages/fr-BE/unsaved-changes";

export const title = "Quitter sans enregistrer?";
