import * as belgian from "~/messages/fr-BE/services/scan-to-bim";

// The page about Scan to BIM.
export * from "~/messages/fr-BE/services/scan-to-bim";

export const description =
  "Scan to BIM. Bâtiments existants relevés par numérisation 3D et reconstruits en modèles Revit et IFC, avec un rapport d’écarts.";
export const lead =
  "Nous numérisons votre bâtiment et le reconstruisons en modèle. La conception part de ce qui existe, pas d’anciens plans.";
export const accuracy = "1/8\u00a0po sur 100\u00a0pi (3,2\u00a0mm sur 30,5\u00a0m)";
export const facts = [
  { term: "Précision", value: accuracy },
  { term: "Formats du modèle", value: "RVT, IFC" },
];
export const picture = {
  alt: "Salle des pompes. À gauche, les points numérisés deviennent à droite un modèle BIM coloré par discipline.",
  caption: "À gauche de la limite, la numérisation. À droite, le modèle.",
};
export const about = {
  ...belgian.about,
  paragraphs: [
    "Un nuage de points dit où tout se trouve, mais pas ce que c’est. Dans le modèle, un tuyau est un tuyau. Il a un diamètre, un réseau et deux extrémités.",
    "Nos modeleurs le construisent à partir des points, une discipline à la fois. Là où la numérisation laisse une question, nous la signalons au lieu de deviner.",
  ],
};
export const visit = {
  heading: "Avant le modèle, la numérisation",
  steps: [
    {
      title: "Nous convenons de la portée du projet",
      text: "Disciplines, niveau de détail, tolérances, gabarit. Un détail inutile ne fait qu’alourdir le prix.",
    },
    {
      title: "Nous numérisons",
      text: "Les positions du scanner se recouvrent\u00a0: chaque surface est saisie sous plus d’un angle.",
    },
    {
      title: "Vous vérifiez la première pièce",
      text: "Nous modélisons d’abord une zone. Vous fixez familles, noms et détail avant que le reste suive.",
    },
  ],
};
export const price =
  "La superficie, les disciplines et le niveau de détail. Les salles mécaniques exiguës et le travail de nuit allongent la numérisation.";
export const limits = {
  ...belgian.limits,
  items: [
    {
      title: "Deux précisions",
      text: "La numérisation tient 1/8\u00a0po sur 100\u00a0pi (3,2\u00a0mm sur 30,5\u00a0m). Le modèle tient la tolérance convenue, car il trace des murs droits et aucun mur ne l’est.",
    },
    {
      title: "Parties cachées",
      text: "Ce que le scanner n’a pas pu voir est omis, ou modélisé d’après vos plans et indiqué comme supposé.",
    },
    {
      title: "Pas un avis d’ingénieur en structure",
      text: "Nous relevons dimensions et positions. Ce qu’une poutre peut porter, c’est à votre ingénieur de le dire.",
    },
  ],
};
/** What each industry orders the service for. */
export const uses = {
  ...belgian.uses,
  "architecture-engineering-construction": "Des rénovations conçues sur les conditions existantes réelles.",
  "facilities-management": "Des salles mécaniques avec chaque vanne à sa place.",
  "government-and-public-sector": "Des bâtiments publics ramenés à une même norme de modélisation.",
};
export const questions = [
  {
    question: "Quel niveau de détail commander?",
    answer:
      "Le plus bas qui réponde à votre question. La volumétrie convient à une étude de faisabilité, les tracés principaux à la coordination.",
  },
  {
    question: "Pouvez-vous suivre notre gabarit et nos conventions de nommage?",
    answer: "Oui. Joignez-les à votre demande.",
  },
  {
    question: "Nous avons déjà un nuage de points. Pouvez-vous modéliser à partir de celui-ci?",
    answer: "Souvent, oui. Téléversez un extrait, et nous le vérifierons avant de faire une soumission.",
  },
];
export const closing =
  "Parlez-nous du bâtiment. Nous vous proposerons une portée de travaux, une date et un prix.";
