import * as belgian from "~/messages/fr-BE/services/digital-twin";

// The page about digital twins.
export * from "~/messages/fr-BE/services/digital-twin";

export const lead =
  "Une copie mesurée de votre bâtiment pour l’équipe de conception, l’entrepreneur et le propriétaire. Chaque rendez-vous la complète.";
export const accuracy = "1/8\u00a0po sur 100\u00a0pi (3,2\u00a0mm sur 30,5\u00a0m)";
export const facts = [
  { term: "Précision", value: accuracy },
  { term: "Formats ouverts", value: "E57, IFC, PLY" },
];
export const about = {
  ...belgian.about,
  paragraphs: [
    "Les plans montrent ce qui était prévu. Un jumeau numérique montre ce qui a été construit. Chaque surface visible est à sa vraie place, et chaque local a son nom.",
    "Les entrepreneurs y comparent le travail de la semaine. Des années plus tard, le propriétaire voit ce qu’il y a derrière le plafond\u00a0: nous l’avons numérisé avant la fermeture.",
  ],
};
export const visit = {
  ...belgian.visit,
  steps: [
    {
      title: "Nous posons le canevas",
      text: "Chaque numérisation se rattache à des points fixes autour du site. Étages et phases se superposent donc.",
    },
    {
      title: "Nous numérisons tout une fois",
      text: "Nous numérisons l’intérieur et l’extérieur, et vérifions le résultat avant de le publier.",
    },
    {
      title: "Nous revenons",
      text: "Aux étapes que vous choisissez, nous numérisons ce qui a changé. Chaque version garde sa date.",
    },
  ],
};
export const price =
  "La superficie, le nombre de rendez-vous et l’ampleur de la modélisation. L’accès au site et les heures de travail comptent aussi.";
export const limits = {
  ...belgian.limits,
  items: [
    {
      title: "Précision\u00a0: 1/8\u00a0po sur 100\u00a0pi (3,2\u00a0mm sur 30,5\u00a0m)",
      text: "Elle vaut pour tout un bâtiment assemblé. Le rapport donne les points d’appui et l’erreur résiduelle de chacun.",
    },
    {
      title: "Surfaces visibles uniquement",
      text: "L’intérieur d’un mur ne s’y trouve que si nous l’avons numérisé ouvert ou indiqué comme repris de vos plans.",
    },
    {
      title: "À jour à la date de la dernière numérisation",
      text: "Chaque partie porte la date de sa numérisation.",
    },
  ],
};
/** What each industry orders the service for. */
export const uses = {
  ...belgian.uses,
  "architecture-engineering-construction":
    "Les conditions existantes pour les concepteurs, le suivi d’avancement pour le chantier.",
  "commercial-real-estate":
    "Les mêmes données pour le propriétaire, le courtier immobilier et l’équipe d’aménagement.",
};
export const questions = [
  {
    question: "En quoi un jumeau numérique diffère-t-il de Scan to BIM?",
    answer:
      "Scan to BIM vous donne un modèle de conception. Un jumeau est l’ensemble des données autour. Vous pouvez commencer par un jumeau et modéliser des étages plus tard.",
  },
  {
    question: "À qui appartiennent les données?",
    answer: "À vous, en formats ouverts. Vous pouvez transférer le jumeau sur une autre plateforme.",
  },
  {
    question: "Pouvez-vous numériser un chantier en activité?",
    answer:
      "Oui. Nous convenons des heures et des zones avec le surintendant, et retirons de la numérisation les personnes de passage.",
  },
];
export const closing =
  "Dites-nous ce que vous construisez. Nous vous proposerons un plan de numérisation, des dates et un prix.";

export const layers = {
  ...belgian.layers,
  items: [
    {
      name: "Éléments",
      text: "Portes, équipements, mécanique et électricité en objets, chacun avec ses données et sa date de numérisation.",
    },
    {
      name: "Espaces",
      text: "Niveaux et locaux avec leurs superficies et les noms que les gens leur donnent vraiment.",
    },
    { name: "Surfaces", text: "Un maillage de tout ce qui est visible, pour les vues et les études." },
    {
      name: "Points",
      text: "Les mesures elles-mêmes. Vérifiez-y tout ce qui est au-dessus.",
    },
  ],
};
