export const pageName = "À propos";
export const metaDescription = (name: string, city: string) =>
  `${name}, entreprise de scan 3D à ${city}. Qui nous sommes, comment nous travaillons et où nous scannons.`;

export const title = "Nous mesurons les bâtiments pour que d’autres construisent sur des données réelles.";
export const lead = (city: string) => `Entreprise de scan 3D à ${city}.`;
export const button = "Nous contacter";
export const picture = {
  alt: "Bureau dont les deux écrans montrent un salon en points de scan, avec des plans à plat et en rouleaux, des valises de scanner au sol et un scanner 3D sur trépied.",
  caption: "Du terrain au plan fini.",
  kind: "Illustration générée par ordinateur",
};

export const team = {
  title: "Notre équipe",
  titleWithoutName: "Pourquoi nous nous sommes lancés",
  founder: (company: string) => `Fondateur, ${company}`,
  paragraphs: (company: string) => [
    `Un bâtiment est dessiné une fois, puis change pendant des décennies. Nous avons fondé ${company} pour relever ce qui existe vraiment.`,
    "Une règle vaut pour chaque projet. Nous scannons tout le lieu et vérifions le scan avant de tracer une seule ligne.",
  ],
};

export const beforeYouHire = {
  title: "Avant de nous choisir",
  insurance: "Assurances",
  confidentiality: "Confidentialité",
  licenses: "Licences",
};

export const people = {
  title: "Qui travaille à votre projet",
  lead: "Une personne répond de chaque étape.",
  list: [
    { name: "Coordination", text: "Lit votre demande, rédige le devis et répond quand vous appelez." },
    {
      name: "Relevé sur place",
      text: "Vient sur place, parcourt les lieux avec vous et vérifie chaque scan avant de partir.",
    },
    {
      name: "Modélisation",
      text: "Dessine et modélise à partir des points, et signale ce que le scan laisse en suspens.",
    },
    { name: "Contrôle", text: "Compare le résultat au scan avant la livraison." },
  ],
};
export const values = {
  title: "Nos valeurs",
  list: [
    {
      name: "Innovation",
      text: "Nous adoptons un nouvel outil s’il épargne à nos clients un trajet, une journée ou une supposition.",
    },
    { name: "Qualité", text: "Nous vérifions chaque scan avant d’en tirer un plan." },
    {
      name: "Collaboration",
      text: "Nous livrons dans les formats que votre équipe utilise déjà, et nous répondons quand elle appelle.",
    },
  ],
};

export const services = {
  title: "Ce que nous faisons",
  region: "Services",
  previous: "Services précédents",
  next: "Services suivants",
};

export const expertise = {
  title: "Expertise",
  text: "Nous scannons pour huit secteurs. Le commerce relève de l’immobilier non résidentiel, l’hôtellerie du tourisme. Chacun attend autre chose d’un plan.",
  all: "Voir les secteurs",
};

export const regionsTitle = "Régions desservies";
export const closing = "Que voulez-vous savoir sur votre bâtiment\u202f?";
