// The page about Scan to BIM.

export const description =
  "Scan to BIM. Bâtiments existants relevés par scan 3D et reconstruits en modèles Revit et IFC, avec un rapport d’écarts.";
export const lead =
  "Nous scannons votre bâtiment et le reconstruisons en modèle. Les études partent de ce qui existe, pas d’anciens plans.";
export const summary = "Un nuage de points reconstruit en maquette numérique (BIM).";
export const accuracy = "1/8 de pouce sur 100\u00a0pieds (3,2\u00a0mm sur 30,5\u00a0m)";
export const facts = [
  { term: "Précision", value: accuracy },
  { term: "Formats du modèle", value: "RVT, IFC" },
];
export const picture = {
  alt: "Local des pompes. À gauche, les points de scan deviennent à droite un modèle BIM coloré par discipline.",
  caption: "À gauche de la limite, le scan. À droite, le modèle.",
};
export const about = {
  heading: "Des objets au lieu de points",
  paragraphs: [
    "Un nuage de points dit où tout se trouve, mais pas ce que c’est. Dans le modèle, un tuyau est un tuyau. Il a un diamètre, un réseau et deux extrémités.",
    "Nos modeleurs le construisent à partir des points, une discipline à la fois. Là où le scan laisse une question, nous la signalons au lieu de deviner.",
  ],
};
export const visit = {
  heading: "Avant le modèle, le scan",
  steps: [
    {
      title: "Nous convenons de l’étendue du projet",
      text: "Disciplines, niveau de détail, tolérances, gabarit. Un détail inutile ne fait qu’alourdir le prix.",
    },
    {
      title: "Nous scannons",
      text: "Les positions de scan se recouvrent\u00a0: chaque surface est saisie sous plus d’un angle.",
    },
    {
      title: "Vous vérifiez le premier local",
      text: "Nous modélisons d’abord une zone. Vous fixez familles, noms et détail avant que le reste suive.",
    },
  ],
};
export const deliverables = {
  note: "Cinq livrables. Ne commandez que ce qu’il vous faut.",
  items: [
    {
      name: "Nuage de points assemblé",
      use: "Les mesures sur lesquelles repose le modèle.",
      format: "E57, LAS",
    },
    { name: "Modèle Revit", use: "Pour les équipes qui travaillent dans Revit.", format: "RVT" },
    { name: "Modèle ouvert", use: "Pour la coordination et vos archives.", format: "IFC" },
    { name: "Plans", use: "Plans, coupes et élévations tirés du modèle.", format: "DWG, PDF" },
    {
      name: "Rapport d’écarts",
      use: "Où le modèle et les points diffèrent, et de combien.",
      format: "PDF",
    },
  ],
};
export const price =
  "La surface, les disciplines et le niveau de détail. Les locaux techniques exigus et le travail de nuit allongent le scan.";
export const limits = {
  heading: "La précision, et ce qu’un modèle arrondit",
  items: [
    {
      title: "Deux précisions",
      text: "Le scan tient 1/8 de pouce sur 100\u00a0pieds (3,2\u00a0mm sur 30,5\u00a0m). Le modèle tient la tolérance convenue, car il trace des murs droits et aucun mur ne l’est.",
    },
    {
      title: "Parties cachées",
      text: "Ce que le scanner n’a pas pu voir est omis, ou modélisé d’après vos plans et indiqué comme supposé.",
    },
    {
      title: "Pas une étude de stabilité",
      text: "Nous relevons dimensions et positions. Ce qu’une poutre peut porter, c’est à votre ingénieur de le dire.",
    },
  ],
};
/** What each industry orders the service for. */
export const uses = {
  "architecture-engineering-construction": "Des rénovations conçues sur la situation existante réelle.",
  "facilities-management": "Des locaux techniques avec chaque vanne à sa place.",
  manufacturing: "De nouvelles lignes tracées dans des bâtiments existants.",
  "government-and-public-sector": "Des bâtiments publics ramenés à un même standard de modélisation.",
};
export const questions = [
  {
    question: "Quel niveau de détail commander\u202f?",
    answer:
      "Le plus bas qui réponde à votre question. La volumétrie convient à une étude de faisabilité, les tracés principaux à la coordination.",
  },
  {
    question: "Pouvez-vous suivre notre gabarit et nos conventions de nommage\u202f?",
    answer: "Oui. Joignez-les à votre demande.",
  },
  {
    question: "Nous avons déjà un nuage de points. Pouvez-vous modéliser à partir de celui-ci\u202f?",
    answer: "Souvent, oui. Envoyez un extrait, et nous le vérifierons avant de faire un devis.",
  },
];
export const closing = "Parlez-nous du bâtiment. Nous vous proposerons un périmètre, une date et un prix.";
