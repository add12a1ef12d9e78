import * as belgian from "~/messages/fr-BE/services/scan-to-plan";

export * from "~/messages/fr-BE/services/scan-to-plan";

export const description =
  "Plans 2D d’après numérisation 3D. Plans d’étage tels que construits, coupes, élévations et tableaux des superficies dessinés d’après un relevé laser.";
export const lead =
  "Plans d’étage, coupes et élévations, avec des cotes et des superficies que chacun peut vérifier sur la numérisation.";
export const summary = "Plans d’étage, coupes et élévations dessinés d’après la numérisation.";
export const accuracy = "1/8\u00a0po sur 100\u00a0pi (3,2\u00a0mm sur 30,5\u00a0m)";
export const facts = [
  { term: "Précision", value: accuracy },
  { term: "Formats des plans", value: "DWG, PDF" },
];
export const visit = {
  ...belgian.visit,
  steps: [
    {
      title: "Nous numérisons chaque pièce",
      text: "Nous posons le scanner dans chaque pièce et à chaque porte. Les meubles peuvent rester.",
    },
    {
      title: "Nous relions les étages",
      text: "Les escaliers et les murs extérieurs alignent les étages entre eux.",
    },
    {
      title: "Nous dessinons à vos normes",
      text: "Calques, épaisseurs de trait et cartouche suivent votre gabarit ou le nôtre.",
    },
  ],
};
export const deliverables = {
  note: "Quatre livrables. Une seule numérisation suffit pour tous.",
  items: [
    {
      name: "Plans d’étage et de plafond",
      use: "Pour permis, baux et projets à venir.",
      format: "DWG, PDF",
    },
    {
      name: "Coupes et élévations",
      use: "Hauteurs, escaliers, lignes de toit et façades.",
      format: "DWG, PDF",
    },
    {
      name: "Tableau des superficies",
      use: "Pièces, superficies et la norme selon laquelle nous avons mesuré.",
      format: "PDF, CSV",
    },
    {
      name: "Nuage de points",
      use: "Pour vérifier une ligne ou dessiner celle qui manque.",
      format: "E57",
    },
  ],
};
export const price =
  "La superficie et le nombre de feuilles. Les escaliers, les plafonds en pente et les pièces encombrées demandent plus de temps de numérisation et de dessin.";
export const limits = {
  ...belgian.limits,
  items: [
    {
      title: "Une seule hauteur de coupe",
      text: "La feuille indique la hauteur de la coupe. Là où les murs penchent, une coupe verticale montre le reste.",
    },
    {
      title: "Faces finies",
      text: "Les cotes vont d’une face finie à l’autre. L’intérieur d’un mur n’est pas sur le plan.",
    },
    {
      title: "Pas un bornage",
      text: "Un arpenteur-géomètre fixe les limites de propriété. Nous calons nos plans sur son relevé.",
    },
  ],
};
export const questions = [
  {
    question: "Les pièces doivent-elles être vides?",
    answer: "Non. Nous devons voir une partie du sol et des murs.",
  },
  {
    question: "Selon quelle norme mesurez-vous les superficies?",
    answer: "Celle que vous ou votre bail indiquez, comme BOMA ou ANSI Z765.",
  },
  {
    question: "Le plan peut-il devenir un modèle 3D plus tard?",
    answer:
      "Oui. Le nuage de points est parmi vos fichiers\u00a0: Scan to BIM peut partir du même rendez-vous.",
  },
];
