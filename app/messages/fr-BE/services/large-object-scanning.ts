export const description =
  "Scan 3D de grands objets. Coques, cuves, machines et sculptures relevées en entier, avec maillages, coupes et cartes d’écarts.";
export const lead =
  "Nous scannons coques, cuves, machines et sculptures là où elles sont, et livrons points, surfaces et coupes.";
export const summary = "Coques, cuves, machines et sculptures, scannées en entier.";
export const attempt = "Couper une coque";
export const facts = [
  { term: "Précision de détail", value: "1\u00a0mm depuis une position" },
  { term: "Formats de maillage", value: "STL, OBJ, PLY" },
];
export const picture = {
  alt: "Voilier sur béquilles dans un hangar. La proue est en photo, la poupe en points de scan avec des anneaux de coupe.",
  caption: "Un voilier sur ses béquilles. Vers la poupe, des points et des coupes.",
};
export const visit = {
  heading: "Tout autour et\u00a0par-dessous",
  steps: [
    {
      title: "Vous envoyez des photos",
      text: "Joignez-en quelques-unes à votre demande, et nous saurons quoi apporter.",
    },
    {
      title: "Nous plaçons des cibles",
      text: "Des cibles amovibles relient les scans entre eux. Nous n’appliquons jamais de poudre ni de peinture sans votre accord.",
    },
    {
      title: "Nous cherchons les manques",
      text: "Avant de partir, nous assemblons la surface et rescannons les parties manquées.",
    },
  ],
};
export const deliverables = {
  note: "Trois livrables, préparés pour votre étape suivante.",
  items: [
    {
      name: "Surface fermée",
      use: "Maillage fermé, pour l’impression 3D, le fraisage et la simulation.",
      format: "STL, OBJ, PLY",
    },
    {
      name: "Dessins de coupes",
      use: "Coupes aux positions que vous indiquez, avec cotes.",
      format: "DWG, PDF",
    },
    {
      name: "Carte d’écarts",
      use: "Le scan comparé à votre modèle de conception ou à sa propre symétrie.",
      format: "PDF, PLY",
    },
  ],
};
export const price =
  "La taille, la surface et le niveau de détail voulu. Les nacelles, les échafaudages et les heures disponibles auprès de l’objet comptent aussi.";
export const limits = {
  heading: "1\u00a0mm, et de quoi cela dépend",
  items: [
    {
      title: "Un objet immobile",
      text: "Depuis une position du scanner 3D, nous atteignons 1\u00a0mm sur un objet qui ne bouge pas. Une coque dans des sangles ou une cuve qui chauffe au soleil bouge davantage. Sur l’ensemble d’un grand objet, la précision est de 1/8 de pouce sur 100 pieds (3,2\u00a0mm sur 30,5\u00a0m).",
    },
    {
      title: "Surfaces difficiles",
      text: "Le métal poli et le caoutchouc noir réfléchissent mal. Nous vous dirons d’avance s’il leur faut un spray mat amovible.",
    },
    {
      title: "L’intérieur",
      text: "Ce que le scanner ne peut atteindre est indiqué comme ouvert, et non comblé.",
    },
  ],
};
export const questions = [
  {
    question: "Quelle taille l’objet peut-il avoir\u202f?",
    answer:
      "Jusqu’à celle d’une coque de navire. Pour tout ce qui est plus petit qu’une chaise, un laboratoire de métrologie convient mieux.",
  },
  {
    question: "Pouvez-vous livrer un modèle CAO au lieu d’un maillage\u202f?",
    answer: "Oui, là où des surfaces CAO peuvent décrire la forme.",
  },
  {
    question: "L’objet doit-il être propre\u202f?",
    answer: "Oui. La saleté est mesurée aussi. Enlevez d’abord algues, mousses et rouille non adhérente.",
  },
];
export const closing =
  "Envoyez-nous une photo et la taille approximative. Nous vous proposerons une méthode et un prix.";
