import * as belgian from "~/messages/fr-BE/services/digital-twin";

export * from "~/messages/fr-BE/services/digital-twin";

export const lead =
  "Une copie mesurée de votre bâtiment pour l’équipe de conception, l’entrepreneur et le propriétaire. Chaque rendez-vous la complète.";
export const attempt = "Faire tourner une numérisation d’exemple";
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
export const scope = {
  heading: belgian.scope.heading,
  lead: "Chaque couche se construit sur celles du dessous et a sa tolérance. Votre soumission indique ce qui diffère.",
  subject: "Couche",
  heads: ["Contenu", "Tolérance", "Non compris"],
  rows: [
    {
      name: "Éléments",
      cells: [
        "Portes, équipements, mécanique et électricité en objets, avec données et date de numérisation. LOD 200, LOD 300 où vous le demandez",
        "2\u00a0po (51\u00a0mm), 1/2\u00a0po (13\u00a0mm) en LOD 300",
        "Tuyaux de moins de 2\u00a0po (51\u00a0mm), quincaillerie",
      ],
    },
    {
      name: "Espaces",
      cells: [
        "Niveaux et locaux avec noms et superficies. LOD 200",
        "1\u00a0po (25\u00a0mm)",
        "Meubles, marchandises",
      ],
    },
    {
      name: "Surfaces",
      cells: [
        "Un maillage de tout ce qui est visible",
        "1/4\u00a0po (6,4\u00a0mm) par rapport aux points",
        "Verre, miroirs, câbles",
      ],
    },
    {
      name: "Points",
      cells: [
        "Le relevé mesuré. Tout ce qui précède s’y vérifie",
        "1/8\u00a0po sur 100\u00a0pi (3,2\u00a0mm sur 30,5\u00a0m)",
        "L’intérieur des murs, ce qui bouge",
      ],
    },
  ],
  more: "Le contenu de chaque couche",
  notes: [
    {
      title: "Des modèles qui s’ouvrent",
      text: "Les éléments sont livrés en IFC 2x3 ou 4. Pour Revit, ajoutez Scan to BIM à la même numérisation.",
    },
  ],
  examples: [
    {
      title: "Délai de livraison, un exemple",
      text: "48\u00a0000\u00a0pi² (4\u00a0460\u00a0m²) sur trois niveaux\u00a0: deux jours sur place, deux semaines pour les quatre couches.",
    },
    {
      title: "Un rendez-vous ultérieur",
      text: "Un niveau demande une demi-journée sur place et environ une semaine de mise à jour. Votre soumission donne les dates.",
    },
  ],
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
