/** A secret link that staff copy or scan. */

export * from "~/messages/fr-BE/secret-link";

export const codeHint = "Balayez-le avec l’appareil photo d’un téléphone, et le lien s’y ouvrira.";
