import * as belgian from "~/messages/fr-BE/services";

export * from "~/messages/fr-BE/services";

export const serviceLabels = {
  ...belgian.serviceLabels,
  "virtual-staging": "Mise en valeur\u00a0virtuelle",
  "scan-to-plan": "Plans 2D d’après numérisation",
  "facility-management-scanning": "Numérisation pour la gestion des installations",
  "large-object-scanning": "Numérisation de grands objets",
};
