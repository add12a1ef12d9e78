import * as belgian from "~/messages/fr-BE/services/scan-to-bim";

export * from "~/messages/fr-BE/services/scan-to-bim";

export const description =
  "Scan to BIM. Bâtiments existants relevés par numérisation 3D et reconstruits en modèles Revit et IFC, avec un rapport d’écarts.";
export const lead =
  "Nous numérisons votre bâtiment et le reconstruisons en modèle. La conception part de ce qui existe, pas d’anciens plans.";
export const attempt = "Faire tourner la numérisation d’exemple";
export const accuracy = "1/8\u00a0po sur 100\u00a0pi (3,2\u00a0mm sur 30,5\u00a0m)";
export const facts = [
  { term: "Précision", value: accuracy },
  { term: "Formats du modèle", value: "RVT, IFC" },
];
export const picture = {
  alt: "Salle des pompes. À gauche, les points numérisés deviennent à droite un modèle BIM coloré par discipline.",
  caption: "À gauche de la limite, la numérisation. À droite, le modèle.",
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
export const scope = {
  heading: "Ce que vous commandez, ligne par ligne",
  lead: "La portée habituelle. Choisissez un niveau par discipline. Votre soumission indique chaque ligne qui diffère.",
  choice: "Afficher un niveau de détail",
  subject: "Élément",
  heads: ["LOD 200", "LOD 300", "LOD 350", "Non compris"],
  rows: [
    {
      name: "Tolérance par rapport à la numérisation",
      cells: [
        "2\u00a0po (51\u00a0mm)",
        "1/2\u00a0po (13\u00a0mm)",
        "1/4\u00a0po (6,4\u00a0mm)",
        "Ce que le scanner n’a pas pu voir",
      ],
    },
    {
      name: "Murs, planchers, plafonds",
      cells: [
        "Épaisseur totale",
        "Épaisseur réelle, ouvertures",
        "Retombées, moulures de plus de 2\u00a0po (51\u00a0mm)",
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
      name: "Tuyauterie et conduits",
      cells: [
        "Tracés principaux",
        "Dès 2\u00a0po (51\u00a0mm), avec raccords",
        "Dès 1\u00a0po (25\u00a0mm), avec suspentes",
        "Fluides, tracés en puits fermé",
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
      text: "48\u00a0000\u00a0pi² (4\u00a0460\u00a0m²) sur trois niveaux, architecture et structure en LOD 300\u00a0: deux jours sur place, deux semaines jusqu’au modèle.",
    },
    {
      title: "Un modèle plus grand ou plus fin",
      text: "Chaque tranche de 25\u00a0000\u00a0pi² (2\u00a0320\u00a0m²) de plus prend environ un jour sur place et une semaine. Tuyauterie et conduits en LOD 350 doublent à peu près les semaines. Votre soumission donne les dates.",
    },
  ],
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
