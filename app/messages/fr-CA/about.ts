import * as belgian from "~/messages/fr-BE/about";

export * from "~/messages/fr-BE/about";

export const metaDescription = (name: string, city: string) =>
  `${name}, entreprise de numérisation 3D à ${city}. Qui nous sommes, comment nous travaillons et où nous numérisons.`;
export const lead = (city: string) => `Entreprise de numérisation 3D à ${city}.`;
export const picture = {
  ...belgian.picture,
  alt: "Bureau dont les deux écrans montrent un salon en nuage de points, avec des plans à plat et en rouleaux, des valises de scanner au sol et un scanner 3D sur trépied.",
};

export const team = {
  ...belgian.team,
  paragraphs: (company: string) => [
    `Un bâtiment est dessiné une fois, puis change pendant des décennies. Nous avons fondé ${company} pour relever ce qui existe vraiment.`,
    "Une règle vaut pour chaque projet. Nous numérisons tout le lieu et vérifions la numérisation avant de tracer une seule ligne.",
  ],
};

export const people = {
  title: "Qui travaille à votre projet",
  lead: "Une personne répond de chaque étape.",
  list: [
    { name: "Coordination", text: "Lit votre demande, rédige la soumission et répond quand vous appelez." },
    {
      name: "Relevé sur place",
      text: "Vient sur place, parcourt les lieux avec vous et vérifie chaque numérisation avant de partir.",
    },
    {
      name: "Modélisation",
      text: "Dessine et modélise à partir des points, et signale ce que la numérisation laisse en suspens.",
    },
    {
      name: "Contrôle",
      text: "Compare le résultat à la numérisation avant la livraison.",
    },
  ],
};
export const values = {
  ...belgian.values,
  list: [
    {
      name: "Innovation",
      text: "Nous adoptons un nouvel outil s’il épargne à nos clients un déplacement, une journée ou une supposition.",
    },
    { name: "Qualité", text: "Nous vérifions chaque numérisation avant d’en tirer un plan." },
    {
      name: "Collaboration",
      text: "Nous livrons dans les formats que votre équipe utilise déjà, et nous répondons quand elle appelle.",
    },
  ],
};

export const expertise = {
  ...belgian.expertise,
  text: "Nous numérisons pour huit secteurs. Le commerce de détail relève de l’immobilier commercial, l’hôtellerie du tourisme. Chacun attend autre chose d’un plan.",
};
export const closing = "Que voulez-vous savoir sur votre bâtiment?";
