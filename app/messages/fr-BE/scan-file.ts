export const title = (name: string) => `Nuage de points\u00a0: ${name}`;
export const description = "Tournez, coupez et mesurez votre nuage de points dans le navigateur.";
export const lead =
  "Tournez-le, coupez-le et mesurez-le ici. Rien à installer, et le fichier reste tel quel.";
export const back = "Retour à tous les résultats";
export const look = "Voir";
export const lookAtFile = (name: string) => `Voir ${name}`;

export const canvasLabel = "Nuage de points";
export const explore = "Ouvrir le nuage de points";
export const loadsInParts = (size: string) => `${size}, ne charge que ce que vous regardez`;
export const loadsWhole = (size: string) => `${size}, se charge quand vous cliquez`;
export const caption =
  "Les distances sont prises entre des points mesurés. Les longueurs sont en pieds et pouces, et en millimètres.";
export const needsScript =
  "La visionneuse 3D a besoin de JavaScript. Activez-le et rechargez cette page, ou téléchargez le fichier et ouvrez-le dans un autre logiciel.";
export const unsupported =
  "Ce navigateur ne peut pas afficher le nuage de points. Téléchargez le fichier et ouvrez-le dans un autre logiciel.";
export const shown = (shown: string, all: string) => `${shown} points affichés sur ${all}`;
export const incomplete =
  "Une partie de ce fichier est endommagée ou manquante, et son affichage peut être faux. Demandez-nous une nouvelle copie.";
export const failures = {
  network: "Le nuage de points ne s’est pas chargé. Vérifiez votre connexion et réessayez.",
  ranges: "Le serveur ne peut pas envoyer ce fichier par parties. Téléchargez-le, ou écrivez-nous.",
  format: "La visionneuse ne lit pas ce type de fichier. Téléchargez-le et ouvrez-le dans un autre logiciel.",
  old: "Ce fichier a été compressé par un ancien logiciel que la visionneuse ne lit pas. Téléchargez-le, ou demandez-nous une nouvelle copie.",
  empty: "Ce fichier ne contient aucun point. Demandez-nous une nouvelle copie.",
  damaged:
    "Ce fichier est endommagé et la visionneuse ne peut pas l’afficher. Demandez-nous une nouvelle copie.",
  large: "Ce fichier est trop lourd pour le navigateur. Téléchargez-le et ouvrez-le dans un autre logiciel.",
  degrees:
    "Ce fichier est en degrés, ce qui empêche d’y mesurer des longueurs. Téléchargez-le, ou écrivez-nous.",
  slow: "La lecture de ce fichier a pris trop de temps et s’est arrêtée. Téléchargez-le et ouvrez-le dans un autre logiciel.",
};
export const unit = (name: string) => `Le fichier est en ${name}.`;
export const unitApart = (across: string, up: string) =>
  `Le fichier est en ${across}, avec les hauteurs en ${up}.`;
export const noUnit = (name: string) => `Ce fichier n’indique pas son unité. Il est affiché en ${name}.`;
export const takeFor = "Afficher en";
export const units = {
  meter: "mètres",
  foot: "pieds",
  surveyFoot: "pieds topographiques américains",
  millimeter: "millimètres",
};
export const otherUnit = (meters: number) => `unités de ${String(meters).replace(".", ",")}\u00a0m`;
export const classLegend = "Classes";
export const classes = [
  "Jamais classé",
  "Non classé",
  "Sol",
  "Végétation basse",
  "Végétation moyenne",
  "Végétation haute",
  "Bâtiment",
  "Bruit",
  "Point caractéristique",
  "Eau",
  "Rail",
  "Route",
  "Recouvrement",
  "Câble de garde",
  "Conducteur",
  "Pylône",
  "Isolateur",
  "Tablier de pont",
  "Bruit haut",
];
