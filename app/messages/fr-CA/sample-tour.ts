import * as belgian from "~/messages/fr-BE/sample-tour";

export * from "~/messages/fr-BE/sample-tour";

export const names = { ...belgian.names, living: "Salon", bath: "Salle de bain" };
export const ways = { ...belgian.ways, living: "Vers le salon", bath: "Vers la salle de bain" };
export const posterAlt =
  "Salon et salle à manger d’un appartement, portes ouvertes sur la chambre et le bureau.";
export const viewAlts = {
  ...belgian.viewAlts,
  entrance: "Depuis l’entrée\u00a0: le salon et la salle à manger ouverts.",
  living: "Depuis le milieu du salon\u00a0: divan, tapis et table.",
  kitchen: "La cuisine avec son îlot et ses armoires foncées.",
  bath: "La salle de bain avec baignoire et meuble-lavabo.",
  study: "Le bureau avec table de travail, divan et tapis.",
};
export const factsText =
  "L’appartement est un modèle 3D, calculé à 360° depuis six positions à 4′-11″ (1,5\u00a0m) du sol. Votre visite se composerait de photos des pièces réelles, avec une liste de positions nommées à la place du plan et des passages.";
export const planText =
  "C’est l’appartement de l’exemple de plan d’étage, et c’est ce plan que montre la visite. <link>Voir Plans 2D d’après numérisation</link>.";
export const closing = "Quel lieu aimeriez-vous faire visiter?";
