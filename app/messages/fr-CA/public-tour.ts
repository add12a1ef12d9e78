export * from "~/messages/fr-BE/public-tour";

export const lead =
  "Toute personne qui a le lien voit la visite, et rien d’autre de votre demande. Utilisez-le dans vos fiches d’inscription, courriels et publications.";
