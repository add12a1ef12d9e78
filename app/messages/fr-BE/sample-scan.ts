import { locale } from "~/messages/locale";

const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });

export const title = "Exemple de scan";
export const description =
  "Tournez, coupez et mesurez un nuage de points d’exemple (800\u202f000 points) dans votre navigateur, en pieds, pouces et millimètres.";
export const lead =
  "Voici à quoi ressemble un scan avant que quiconque en tire un plan. Tournez-le, coupez-le et mesurez entre deux points au choix.";

export const sectionTitle = "Manipulez le scan vous-même";
export const sectionLead = "800\u202f000 points à tourner, à couper et à mesurer. Rien à installer.";
export const pageLink = "Ouvrir l’exemple sur sa propre page";

export const posterAlt =
  "Nuage de points d’un salon vu d’en haut, plafond retiré. Un canapé, deux fauteuils, une bibliothèque et un meuble bas entourent un tapis.";
export const caption =
  "Un salon généré par ordinateur, relevé par un scanner 3D simulé depuis trois positions.";
export const explore = "Explorer le scan";
export const fileSize = (megabytes: string) => `${megabytes}\u00a0Mo, se charge quand vous cliquez`;
export const needsScript =
  "La visionneuse 3D a besoin de JavaScript. Activez-le et rechargez cette page pour explorer le scan.";
export const unsupported =
  "Ce navigateur ne peut pas afficher le scan. L’image ci-dessus le montre de l’extérieur.";

export const canvasLabel = "Nuage de points d’un salon";
export const loading = "Chargement du scan…";
export const progress = (shown: string, all: string) => `${shown} points sur ${all}`;
export const complete = (all: string) => `${all} points`;
export const loadFailed = "Le scan ne s’est pas chargé. Vérifiez votre connexion et réessayez.";
export const partlyLoaded = "Le reste du scan ne s’est pas chargé. Vérifiez votre connexion et réessayez.";
export const contextLost = "Votre pilote graphique a redémarré. Nous redessinons le scan.";
export const contextGone =
  "Votre pilote graphique s’est arrêté, et nous avons fermé le scan. Ouvrez-le à nouveau.";
export const scrollHint = "Cliquez d’abord sur le scan, puis faites défiler pour zoomer.";
export const close = "Fermer le scan";
export const firstTouchHint =
  "Glissez pour tourner, pincez pour zoomer. «\u00a0Mesurer\u00a0» relie deux points au choix.";
export const firstHint =
  "Glissez pour tourner, cliquez et faites défiler pour zoomer. «\u00a0Mesurer\u00a0» relie deux points au choix.";

export const measure = "Mesurer";
export const clear = "Effacer";
export const setPoint = "Placer le point";
export const pickFirst =
  "Choisissez le premier point\u00a0: cliquez dessus, ou déplacez la croix et appuyez sur Entrée.";
export const pickFirstByTouch = "Choisissez le premier point\u00a0: touchez-le.";
export const pickSecond = "Premier point placé. Choisissez maintenant le second.";
export const noPoint = "Il n’y a pas de point ici. Essayez plus près d’une surface.";
export const distance = (feet: string, millimeters: string) => `${feet} (${millimeters}\u00a0mm)`;
export const parts = (across: string, up: string) => `${across} à l’horizontale, ${up} à la verticale`;
export const heightParts = (length: string) => `${length} en ligne droite`;
export const measureWhat = "Que mesurer";
export const measures = { measure: "Distance", height: "Hauteur", area: "Surface" };
export const pickCorner = "Coin placé. Choisissez le suivant. Une surface en demande trois.";
export const moreCorners = "Choisissez d’autres coins, ou cliquez sur «\u00a0Effacer\u00a0».";
export const squareFeet = (number: string) => `${number}\u00a0ft²`;
export const area = (feet: string, squareMeters: string) => `${feet} (${squareMeters}\u00a0m²)`;

export const copyLink = "Copier le lien";
export const linkCopied = "Le lien vers cette vue est copié.";
export const linkInAddress = "Le lien vers cette vue est dans la barre d’adresse.";

export const colorBy = "Couleurs";
export const colors = {
  picture: "Image",
  height: "Hauteur",
  intensity: "Intensité",
  class: "Classe",
};
export const heightLegend = "Hauteur au-dessus du sol";
export const viewFrom = "Vue";
export const views = {
  overview: "Ensemble",
  inside: "Intérieur",
  above: "Du dessus",
  front: "De face",
  side: "De côté",
  plan: "Plan",
};
export const slice = "Couper selon la hauteur";
export const lowest = "Afficher de";
export const highest = "Afficher jusqu’à";
export const clippingBox = "Boîte de coupe";
export const left = "Depuis la gauche";
export const right = "Jusqu’à la droite";
export const front = "Depuis l’avant";
export const back = "Jusqu’à l’arrière";
export const move = "Tourner et zoomer";
export const moves = {
  left: "Tourner à gauche",
  right: "Tourner à droite",
  up: "Tourner vers le haut",
  down: "Tourner vers le bas",
  in: "Zoom avant",
  out: "Zoom arrière",
};

export const controls = [
  {
    name: "Tourner",
    text: "Glissez avec la souris ou un doigt, ou appuyez sur les touches fléchées.",
  },
  {
    name: "Déplacer",
    text: "Glissez avec le bouton droit ou deux doigts. Ou maintenez Maj, puis glissez ou appuyez sur les touches fléchées.",
  },
  {
    name: "Zoomer",
    text: "Pincez ou écartez, cliquez sur le scan et faites défiler, ou appuyez sur + et −.",
  },
  { name: "Centrer", text: "Double-cliquez ou touchez deux fois un endroit pour tourner autour de lui." },
  {
    name: "Mesurer",
    text: "Appuyez sur M ou sur «\u00a0Mesurer\u00a0», puis cliquez sur deux points. Au clavier, déplacez la croix avec les flèches et appuyez sur Entrée.",
  },
  { name: "Recommencer", text: "Appuyez sur la touche Début (Home) ou choisissez «\u00a0Ensemble\u00a0»." },
];

export const factsTitle = "Ce que vous avez sous les yeux";
export const factsText =
  "La pièce est un modèle 3D. Nous y avons placé un scanner simulé à trois positions. Chaque point touché par son faisceau est conservé avec la couleur vue. Les distances de ces points ont été recalculées avec le bruit d’un scanner de relevé. Un point isolé s’écarte de 1,2\u00a0mm, une surface calculée sur de nombreux points s’écarte moins. Rien n’est comblé.";
export const gaps =
  "D’où les vides derrière le canapé et les fauteuils. Un scanner n’enregistre que ce qu’il voit, et nous choisissons ses positions en conséquence.";
export const facts = {
  points: "Points",
  stations: "Positions du scanner",
  extent: "Dimensions",
  resolution: "Arrondi à",
};
export const extent = (length: string, width: string, height: string) =>
  `${length} × ${width} × ${height} pieds`;
export const resolution = "0,01\u00a0pouce (0,25\u00a0mm)";

export const tryTitle = "Allez-y, mesurez";
export const tryNote = (share: number) =>
  `Deux points choisis à la main donnent un écart d’au plus 1/4 de pouce (6,4\u00a0mm), car chacun n’est qu’un point parmi beaucoup. ${percent.format(share)} des points du sol, du plafond et des murs sont à moins de 1/8 de pouce (3,2\u00a0mm) du modèle. Nous dessinons à partir de milliers d’entre eux.`;
export const tries = [
  {
    name: "Vérifiez le plafond",
    text: (height: string) =>
      `Choisissez «\u00a0Intérieur\u00a0», puis mesurez à la verticale du sol au plafond. Le modèle indique ${height}.`,
  },
  {
    name: "Vérifiez la largeur",
    text: (width: string) =>
      `Choisissez «\u00a0Du dessus\u00a0» et mesurez d’un mur à l’autre. Le modèle indique ${width}.`,
  },
  {
    name: "Coupez un plan",
    text: (height: string) =>
      `Choisissez «\u00a0Du dessus\u00a0» et n’affichez que les points jusqu’à ${height}. Ce qui reste est le début d’un plan d’étage.`,
  },
];
export const bimText =
  "À partir de tels points, nous construisons des modèles avec murs, tuyaux et équipements. <link>Voir Scan to BIM</link>.";
export const closing = "Quel espace aimeriez-vous voir en points\u202f?";
