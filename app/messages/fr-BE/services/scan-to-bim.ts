export const description =
  "Scan to BIM. Bâtiments existants relevés par scan 3D et reconstruits en modèles Revit et IFC, avec un rapport d’écarts.";
export const lead =
  "Nous scannons votre bâtiment et le reconstruisons en modèle. Les études partent de ce qui existe, pas d’anciens plans.";
export const summary = "Un nuage de points reconstruit en maquette numérique (BIM).";
export const attempt = "Faire tourner le scan d’exemple";
export const accuracy = "1/8 de pouce sur 100\u00a0pieds (3,2\u00a0mm sur 30,5\u00a0m)";
export const facts = [
  { term: "Précision", value: accuracy },
  { term: "Formats du modèle", value: "RVT, IFC" },
];
export const picture = {
  alt: "Local des pompes. À gauche, les points de scan deviennent à droite un modèle BIM coloré par discipline.",
  caption: "À gauche de la limite, le scan. À droite, le modèle.",
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
export const scope = {
  heading: "Ce que vous commandez, ligne par ligne",
  lead: "L’étendue habituelle. Choisissez un niveau par discipline. Votre devis indique chaque ligne qui diffère.",
  choice: "Afficher un niveau de détail",
  subject: "Élément",
  heads: ["LOD 200", "LOD 300", "LOD 350", "Non compris"],
  rows: [
    {
      name: "Tolérance par rapport au scan",
      cells: [
        "2\u00a0pouces (51\u00a0mm)",
        "1/2 pouce (13\u00a0mm)",
        "1/4 de pouce (6,4\u00a0mm)",
        "Ce que le scanner n’a pas pu voir",
      ],
    },
    {
      name: "Murs, sols, plafonds",
      cells: [
        "Épaisseur totale",
        "Épaisseur réelle, ouvertures",
        "Retombées, moulures de plus de 2\u00a0pouces (51\u00a0mm)",
        "Couches dans le mur",
      ],
    },
    {
      name: "Portes et fenêtres",
      cells: ["Ouvertures", "Cadres et vantaux selon leurs dimensions", "Appuis, impostes", "Quincaillerie"],
    },
    {
      name: "Structure",
      cells: [
        "Trame et hauteur",
        "Dimensions des profilés",
        "Assemblages visibles",
        "Armatures, acier enrobé",
      ],
    },
    {
      name: "Tuyauterie et gaines",
      cells: [
        "Tracés principaux",
        "Dès 2\u00a0pouces (51\u00a0mm), avec raccords",
        "Dès 1 pouce (25\u00a0mm), avec suspentes",
        "Fluides, tracés en gaine fermée",
      ],
    },
    {
      name: "Équipements",
      cells: [
        "Volume aux bonnes dimensions",
        "Forme et raccordements",
        "Supports, dégagements",
        "Pièces internes",
      ],
    },
  ],
  more: "Versions et délais",
  notes: [
    {
      title: "Versions de Revit",
      text: "Revit 2023 ou plus récent, dans la version que vous indiquez. Un fichier plus récent ne s’ouvre pas dans un Revit plus ancien. IFC en 2x3 ou 4.",
    },
  ],
  examples: [
    {
      title: "Délai de livraison, un exemple",
      text: "48\u202f000 pieds carrés (4\u202f460\u00a0m²) sur trois niveaux, architecture et structure en LOD 300\u00a0: deux jours sur place, deux semaines jusqu’au modèle.",
    },
    {
      title: "Un modèle plus grand ou plus fin",
      text: "Chaque tranche de 25\u202f000 pieds carrés (2\u202f320\u00a0m²) de plus prend environ un jour sur place et une semaine. Tuyauterie et gaines en LOD 350 doublent à peu près les semaines. Votre devis donne les dates.",
    },
  ],
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
