import { locale } from "~/messages/locale";

export * from "~/messages/fr-BE/sample-scan";

const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });

export const title = "Exemple de numérisation";
export const description =
  "Tournez, coupez et mesurez un nuage de points d’exemple (800\u00a0000 points) dans votre navigateur, en pieds, pouces et millimètres.";
export const lead =
  "Voici à quoi ressemble une numérisation avant que quiconque en tire un plan. Tournez-la, coupez-la et mesurez entre deux points au choix.";

export const sectionTitle = "Manipulez vous-même la\u00a0numérisation";
export const sectionLead = "800\u00a0000 points à tourner, à couper et à mesurer. Rien à installer.";

export const posterAlt =
  "Nuage de points d’un salon vu d’en haut, plafond retiré. Un divan, deux fauteuils, une bibliothèque et un meuble bas entourent un tapis.";
export const explore = "Explorer la numérisation";
export const needsScript =
  "La visionneuse 3D a besoin de JavaScript. Activez-le et rechargez cette page pour explorer la numérisation.";
export const unsupported =
  "Ce navigateur ne peut pas afficher la numérisation. L’image ci-dessus la montre de l’extérieur.";
export const loading = "Chargement de la numérisation…";
export const loadFailed = "La numérisation ne s’est pas chargée. Vérifiez votre connexion et réessayez.";
export const partlyLoaded =
  "Le reste de la numérisation ne s’est pas chargé. Vérifiez votre connexion et réessayez.";
export const contextLost = "Votre pilote graphique a redémarré. Nous redessinons la numérisation.";
export const contextGone =
  "Votre pilote graphique s’est arrêté, et nous avons fermé la numérisation. Ouvrez-la à nouveau.";
export const scrollHint = "Cliquez d’abord sur l’image, puis faites défiler pour zoomer.";
export const close = "Fermer la numérisation";
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
    text: "Pincez ou écartez, cliquez sur l’image et faites défiler, ou appuyez sur + et −.",
  },
  { name: "Centrer", text: "Double-cliquez ou touchez deux fois un endroit pour tourner autour de lui." },
  {
    name: "Mesurer",
    text: "Appuyez sur M ou sur «\u00a0Mesurer\u00a0», puis cliquez sur deux points. Au clavier, déplacez la croix avec les flèches et appuyez sur Entrée.",
  },
  { name: "Recommencer", text: "Appuyez sur la touche Début (Home) ou choisissez «\u00a0Ensemble\u00a0»." },
];
export const gaps =
  "D’où les vides derrière le divan et les fauteuils. Un scanner n’enregistre que ce qu’il voit, et nous choisissons ses positions en conséquence.";
export const squareFeet = (number: string) => `${number}\u00a0pi²`;
export const extent = (length: string, width: string, height: string) =>
  `${length} × ${width} × ${height} pi`;
export const resolution = "0,01\u00a0po (0,25\u00a0mm)";
export const tryNote = (share: number) =>
  `Deux points choisis à la main donnent un écart d’au plus 1/4\u00a0po (6,4\u00a0mm), car chacun n’est qu’un point parmi beaucoup. ${percent.format(share)} des points du sol, du plafond et des murs sont à moins de 1/8\u00a0po (3,2\u00a0mm) du modèle. Nous dessinons à partir de milliers d’entre eux.`;
export const closing = "Quel espace aimeriez-vous voir en points?";
