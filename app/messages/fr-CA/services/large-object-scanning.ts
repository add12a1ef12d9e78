import * as belgian from "~/messages/fr-BE/services/large-object-scanning";

export * from "~/messages/fr-BE/services/large-object-scanning";

export const description =
  "Numérisation 3D de grands objets. Coques, réservoirs, machines et sculptures relevés en entier, avec maillages, coupes et cartes d’écarts.";
export const lead =
  "Nous numérisons coques, réservoirs, machines et sculptures là où ils se trouvent, et livrons points, surfaces et coupes.";
export const summary = "Coques, réservoirs, machines et sculptures, numérisés en entier.";
export const picture = {
  ...belgian.picture,
  alt: "Voilier sur béquilles dans un hangar. La proue est en photo, la poupe en nuage de points avec des anneaux de coupe.",
};
export const visit = {
  ...belgian.visit,
  steps: [
    {
      title: "Vous envoyez des photos",
      text: "Joignez-en quelques-unes à votre demande, et nous saurons quoi apporter.",
    },
    {
      title: "Nous plaçons des cibles",
      text: "Des cibles amovibles relient les numérisations entre elles. Nous n’appliquons jamais de poudre ni de peinture sans votre accord.",
    },
    {
      title: "Nous cherchons les manques",
      text: "Avant de partir, nous assemblons la surface et numérisons de nouveau les parties manquées.",
    },
  ],
};
export const deliverables = {
  ...belgian.deliverables,
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
      use: "La numérisation comparée à votre modèle de conception ou à sa propre symétrie.",
      format: "PDF, PLY",
    },
  ],
};
export const limits = {
  ...belgian.limits,
  items: [
    {
      title: "Un objet immobile",
      text: "Depuis une position du scanner 3D, nous atteignons 1\u00a0mm sur un objet qui ne bouge pas. Une coque dans des sangles ou un réservoir qui chauffe au soleil bouge davantage. Sur l’ensemble d’un grand objet, la précision est de 1/8\u00a0po sur 100\u00a0pi (3,2\u00a0mm sur 30,5\u00a0m).",
    },
    {
      title: "Surfaces difficiles",
      text: "Le métal poli et le caoutchouc noir réfléchissent mal. Nous vous dirons d’avance s’il leur faut un enduit mat amovible en aérosol.",
    },
    {
      title: "L’intérieur",
      text: "Ce que le scanner ne peut atteindre est indiqué comme ouvert, et non comblé.",
    },
  ],
};
export const questions = [
  {
    question: "Quelle taille l’objet peut-il avoir?",
    answer:
      "Jusqu’à celle d’une coque de navire. Pour tout ce qui est plus petit qu’une chaise, un laboratoire de métrologie convient mieux.",
  },
  {
    question: "Pouvez-vous livrer un modèle CAO au lieu d’un maillage?",
    answer: "Oui, là où des surfaces CAO peuvent décrire la forme.",
  },
  {
    question: "L’objet doit-il être propre?",
    answer: "Oui. La saleté est mesurée aussi. Enlevez d’abord algues, mousses et rouille non adhérente.",
  },
];
