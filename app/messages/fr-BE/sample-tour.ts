export const title = "Exemple de visite";
export const description =
  "Parcourez un appartement d’exemple dans votre navigateur\u00a0: six positions à 360°, reliées par chaque porte, avec le plan d’étage comme carte.";
export const lead =
  "Regardez autour de vous à 360°, passez d’une pièce à l’autre et voyez toujours où vous êtes sur le plan.";

export const sectionTitle = "Faites la visite\u00a0vous-même";
export const sectionLead =
  "Six positions dans un appartement d’exemple, reliées par chaque porte. Rien à installer.";
export const pageLink = "Ouvrir l’exemple de visite sur sa propre page";

export const posterAlt =
  "Séjour et salle à manger d’un appartement, portes ouvertes sur la chambre et le bureau.";
export const caption = "Un appartement généré par ordinateur, montré à 360° depuis six positions.";
export const explore = "Parcourir l’appartement";
export const fileSize = "Au clic\u00a0: une petite image d’abord, puis une image nette.";
export const needsScript =
  "La visite a besoin de JavaScript. Sans lui, les six positions figurent plus bas en images, avec leur plan.";
export const unsupported =
  "Ce navigateur ne peut pas afficher la visite. Les six positions figurent plus bas en images.";
export const viewerFailed = "La visite ne s’est pas chargée. Vérifiez votre connexion et réessayez.";

export const canvasLabel = "Vue à 360° de l’appartement";
export const loading = "Chargement de la visite…";
export const loadingNext = (name: string) => `Chargement\u00a0: ${name}…`;
export const loadFailed = "Cette position ne s’est pas chargée. Vérifiez votre connexion et réessayez.";
export const damaged =
  "L’image de cette position est endommagée et la visite ne peut pas l’afficher. Demandez-nous une nouvelle copie.";
export const contextLost = "Votre pilote graphique a redémarré. Nous redessinons la visite.";
export const contextGone =
  "Votre pilote graphique s’est arrêté, et nous avons fermé la visite. Ouvrez-la à nouveau.";
export const scrollHint = "Cliquez d’abord sur l’image, puis faites défiler pour zoomer.";
export const firstHint =
  "Glissez pour regarder autour de vous. Pour avancer, cliquez sur le nom affiché à chaque passage.";
export const lookHint = "Glissez pour regarder autour de vous.";
export const close = "Fermer la visite";
export const here = (number: number, all: number, name: string) =>
  `Position ${number} sur ${all}\u00a0: ${name}`;

export const names = {
  entrance: "Entrée",
  living: "Séjour",
  kitchen: "Cuisine",
  bath: "Salle de bains",
  bedroom: "Chambre",
  study: "Bureau",
};
export const ways = {
  entrance: "Vers l’entrée",
  living: "Vers le séjour",
  kitchen: "Vers la cuisine",
  bath: "Vers la salle de bains",
  bedroom: "Vers la chambre",
  study: "Vers le bureau",
};
export const map = "Plan";
export const mark = (number: number, name: string) => `${number}, ${name}`;

export const move = "Regarder et zoomer";
export const moves = {
  left: "Regarder à gauche",
  right: "Regarder à droite",
  up: "Regarder vers le haut",
  down: "Regarder vers le bas",
  in: "Zoom avant",
  out: "Zoom arrière",
};
export const motion = "Regarder en bougeant le téléphone";
export const motionRefused =
  "Votre téléphone n’indique pas ses mouvements à cette page. Glissez pour regarder autour de vous.";

export const walk = {
  name: "Avancer",
  text: "Choisissez un nom à un passage, ou un numéro sur le plan.",
};
export const walkByList = {
  name: "Avancer",
  text: "Choisissez un nom dans la liste, ou appuyez sur N pour la position suivante et sur P pour la précédente.",
};
export const previous = "Position précédente";
export const next = "Position suivante";
export const controls = [
  {
    name: "Regarder",
    text: "Glissez avec la souris ou un doigt, ou appuyez sur les touches fléchées.",
  },
  {
    name: "Zoomer",
    text: "Pincez ou écartez, cliquez sur l’image et faites défiler, ou appuyez sur + et −.",
  },
  { name: "Regarder droit devant", text: "Appuyez sur la touche Début (Home)." },
];

export const positionsTitle = "Les six positions";
export const positionsLead =
  "Le parcours arrive par l’entrée et relie les positions en passant par chaque porte.";
export const viewAlts = {
  entrance: "Depuis l’entrée\u00a0: le séjour et la salle à manger ouverts.",
  living: "Depuis le milieu du séjour\u00a0: canapé, tapis et table.",
  kitchen: "La cuisine avec son îlot et ses meubles foncés.",
  bath: "La salle de bains avec baignoire et meuble-lavabo.",
  bedroom: "La chambre avec un grand lit sous la fenêtre.",
  study: "Le bureau avec table de travail, canapé et tapis.",
};
export const stand = "Se placer ici";
export const standAt = (name: string) => `Se placer ici\u00a0: ${name}`;

export const factsTitle = "Comment cette visite est faite";
export const factsText =
  "L’appartement est un modèle 3D, calculé à 360° depuis six positions à 1,5\u00a0m (4′-11″) du sol. Votre visite se composerait de photos des pièces réelles, avec une liste de positions nommées à la place du plan et des passages.";
export const planText =
  "C’est l’appartement de l’exemple de plan d’étage, et c’est ce plan que montre la visite. <link>Voir Plans 2D d’après scan</link>.";
export const closing = "Quel lieu aimeriez-vous faire visiter\u202f?";
