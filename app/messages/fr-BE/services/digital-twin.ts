export const description =
  "Jumeaux numériques pour la construction et l’architecture. Une copie mesurée de votre bâtiment, que toute l’équipe peut ouvrir et tenir à jour.";
export const lead =
  "Une copie mesurée de votre bâtiment pour l’équipe de conception, l’entreprise et le propriétaire. Chaque rendez-vous la complète.";
export const summary = "Une copie mesurée de votre bâtiment pour les équipes de conception et de chantier.";
export const attempt = "Faire tourner un scan d’exemple";
export const accuracy = "1/8 de pouce sur 100\u00a0pieds (3,2\u00a0mm sur 30,5\u00a0m)";
export const facts = [
  { term: "Précision", value: accuracy },
  { term: "Formats ouverts", value: "E57, IFC, PLY" },
];
export const picture = {
  alt: "Bâtiment de deux niveaux au crépuscule. Le rez-de-chaussée est photoréaliste, l’étage est un modèle translucide aux lignes vert menthe.",
  caption: "En bas, le bâtiment. En haut, son jumeau numérique.",
};
export const about = {
  heading: "Un bâtiment, deux façons de le voir",
  paragraphs: [
    "Les plans montrent ce qui était prévu. Un jumeau numérique montre ce qui a été construit. Chaque surface visible est à sa vraie place, et chaque local a son nom.",
    "Les entreprises y comparent le travail de la semaine. Des années plus tard, le propriétaire voit ce qu’il y a derrière le plafond\u00a0: nous l’avons scanné avant la fermeture.",
  ],
};
export const visit = {
  heading: "Comment un jumeau naît et reste à jour",
  steps: [
    {
      title: "Nous posons le canevas",
      text: "Chaque scan se rattache à des points fixes autour du site. Étages et phases se superposent donc.",
    },
    {
      title: "Nous scannons tout une fois",
      text: "Nous scannons l’intérieur et l’extérieur, et vérifions le résultat avant de le publier.",
    },
    {
      title: "Nous revenons",
      text: "Aux étapes que vous choisissez, nous scannons ce qui a changé. Chaque version garde sa date.",
    },
  ],
};
export const deliverables = {
  note: "Quatre livrables. Commencez par ce qu’il vous faut maintenant. Le reste peut suivre.",
  items: [
    {
      name: "Jumeau en ligne",
      use: "Tourner, couper et mesurer dans le navigateur, sans logiciel particulier.",
      format: "Lien web",
    },
    {
      name: "Nuage de points assemblé",
      use: "Les mesures sur lesquelles repose chaque vue.",
      format: "E57, LAS",
    },
    {
      name: "Maillage des surfaces",
      use: "Pour la visualisation et les études énergétiques.",
      format: "OBJ, PLY",
    },
    {
      name: "Modèle des espaces et éléments",
      use: "Niveaux, locaux et éléments principaux en objets nommés.",
      format: "IFC",
    },
  ],
};
export const price =
  "La surface, le nombre de rendez-vous et l’ampleur de la modélisation. L’accès au site et les horaires de travail comptent aussi.";
export const limits = {
  heading: "Jusqu’où s’y fier",
  items: [
    {
      title: "Précision\u00a0: 1/8 de pouce sur 100\u00a0pieds (3,2\u00a0mm sur 30,5\u00a0m)",
      text: "Elle vaut pour tout un bâtiment assemblé. Le rapport donne les points d’appui et l’erreur résiduelle de chacun.",
    },
    {
      title: "Surfaces visibles uniquement",
      text: "L’intérieur d’un mur ne s’y trouve que si nous l’avons scanné ouvert ou indiqué comme repris de vos plans.",
    },
    {
      title: "À jour à la date du dernier scan",
      text: "Chaque partie porte la date de son scan.",
    },
  ],
};
export const scope = {
  heading: "Quatre couches, un système de coordonnées",
  lead: "Chaque couche se construit sur celles du dessous et a sa tolérance. Votre devis indique ce qui diffère.",
  subject: "Couche",
  heads: ["Contenu", "Tolérance", "Non compris"],
  rows: [
    {
      name: "Éléments",
      cells: [
        "Portes, équipements et techniques spéciales en objets, avec données et date de scan. LOD 200, LOD 300 où vous le demandez",
        "2\u00a0pouces (51\u00a0mm), 1/2 pouce (13\u00a0mm) en LOD 300",
        "Tuyaux de moins de 2\u00a0pouces (51\u00a0mm), quincaillerie",
      ],
    },
    {
      name: "Espaces",
      cells: [
        "Niveaux et locaux avec noms et surfaces. LOD 200",
        "1 pouce (25\u00a0mm)",
        "Meubles, marchandises",
      ],
    },
    {
      name: "Surfaces",
      cells: [
        "Un maillage de tout ce qui est visible",
        "1/4 de pouce (6,4\u00a0mm) par rapport aux points",
        "Verre, miroirs, câbles",
      ],
    },
    {
      name: "Points",
      cells: [
        "Le relevé mesuré. Tout ce qui précède s’y vérifie",
        "1/8 de pouce sur 100\u00a0pieds (3,2\u00a0mm sur 30,5\u00a0m)",
        "L’intérieur des murs, ce qui bouge",
      ],
    },
  ],
  more: "Le contenu de chaque couche",
  notes: [
    {
      title: "Des modèles qui s’ouvrent",
      text: "Les éléments sont livrés en IFC 2x3 ou 4. Pour Revit, ajoutez Scan to BIM au même scan.",
    },
  ],
  examples: [
    {
      title: "Délai de livraison, un exemple",
      text: "48\u202f000 pieds carrés (4\u202f460\u00a0m²) sur trois niveaux\u00a0: deux jours sur place, deux semaines pour les quatre couches.",
    },
    {
      title: "Un rendez-vous ultérieur",
      text: "Un niveau demande une demi-journée sur place et environ une semaine de mise à jour. Votre devis donne les dates.",
    },
  ],
};
export const questions = [
  {
    question: "En quoi un jumeau numérique diffère-t-il de Scan to BIM\u202f?",
    answer:
      "Scan to BIM vous donne un modèle de conception. Un jumeau est l’ensemble des données autour. Vous pouvez commencer par un jumeau et modéliser des étages plus tard.",
  },
  {
    question: "À qui appartiennent les données\u202f?",
    answer: "À vous, en formats ouverts. Vous pouvez transférer le jumeau sur une autre plateforme.",
  },
  {
    question: "Pouvez-vous scanner un chantier en activité\u202f?",
    answer:
      "Oui. Nous convenons des heures et des zones avec le chef de chantier, et retirons du scan les personnes de passage.",
  },
];
export const closing =
  "Dites-nous ce que vous construisez. Nous vous proposerons un plan de scan, des dates et un prix.";
