export const description =
  "Plans 2D d’après scan 3D. Plans d’étage as-built, coupes, élévations et tableaux des surfaces dessinés d’après un relevé laser.";
export const lead =
  "Plans d’étage, coupes et élévations, avec des cotes et des surfaces que chacun peut vérifier sur le scan.";
export const summary = "Plans d’étage, coupes et élévations dessinés d’après le scan.";
export const attempt = "Mesurer un plan d’exemple";
export const accuracy = "1/8 de pouce sur 100\u00a0pieds (3,2\u00a0mm sur 30,5\u00a0m)";
export const facts = [
  { term: "Précision", value: accuracy },
  { term: "Formats des plans", value: "DWG, PDF" },
];
export const picture = {
  alt: "Appartement meublé vu d’en haut, moitié photo, moitié dessin au trait.",
  caption: "L’appartement vu d’en haut, à mi-chemin de son plan.",
};
export const visit = {
  heading: "Un court rendez-vous, puis nous dessinons",
  steps: [
    {
      title: "Nous scannons chaque pièce",
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
  note: "Quatre livrables. Un seul scan suffit pour tous.",
  items: [
    {
      name: "Plans d’étage et de plafond",
      use: "Pour permis, baux et études à venir.",
      format: "DWG, PDF",
    },
    {
      name: "Coupes et élévations",
      use: "Hauteurs, escaliers, lignes de toiture et façades.",
      format: "DWG, PDF",
    },
    {
      name: "Tableau des surfaces",
      use: "Pièces, surfaces et la norme selon laquelle nous avons mesuré.",
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
  "La surface et le nombre de feuilles. Les escaliers, les plafonds en pente et les pièces encombrées demandent plus de temps de scan et de dessin.";
export const limits = {
  heading: "Le sens des lignes",
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
      text: "Un géomètre-expert fixe les limites de propriété. Nous calons nos plans sur son relevé.",
    },
  ],
};
export const questions = [
  {
    question: "Les pièces doivent-elles être vides\u202f?",
    answer: "Non. Nous devons voir une partie du sol et des murs.",
  },
  {
    question: "Selon quelle norme mesurez-vous les surfaces\u202f?",
    answer: "Celle que vous ou votre bail indiquez, comme BOMA ou ANSI Z765.",
  },
  {
    question: "Le plan peut-il devenir un modèle 3D plus tard\u202f?",
    answer:
      "Oui. Le nuage de points est parmi vos fichiers\u00a0: Scan to BIM peut partir du même rendez-vous.",
  },
];
export const closing =
  "Envoyez-nous l’adresse et les plans qu’il vous faut. Nous vous proposerons une date et un prix.";
