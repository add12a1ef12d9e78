import * as belgian from "~/messages/fr-BE/services/facility-management-scanning";

export * from "~/messages/fr-BE/services/facility-management-scanning";

export const description =
  "Numérisation 3D pour la gestion des installations\u00a0: tuyaux, conduits, vannes et équipements situés en 3D et listés pour votre logiciel de maintenance.";
export const lead =
  "Nous numérisons salles mécaniques, couloirs, plafonds et toits. Nous en tirons une liste d’équipements liée à des emplacements exacts.";
export const summary =
  "Chaque tuyau, conduit et équipement relevé une fois\u00a0: votre équipe n’a plus à le chercher.";
export const accuracy = "1/8\u00a0po sur 100\u00a0pi (3,2\u00a0mm sur 30,5\u00a0m)";
export const facts = [
  { term: "Précision", value: accuracy },
  { term: "Liste des équipements", value: "CSV, XLSX" },
];
export const picture = {
  ...belgian.picture,
  alt: "Couloir technique avec conduits et tuyaux. Un réseau de tuyaux est mis en évidence en vert menthe.",
};
export const about = {
  ...belgian.about,
  paragraphs: [
    "Quelle vanne ferme cette colonne montante? La nouvelle machine passera-t-elle par la porte? Ceux qui le savent prennent un jour leur retraite.",
    "Nous donnons à chaque équipement un nom et un emplacement. Dès lors, une recherche sur votre téléphone suffit.",
  ],
};
export const visit = {
  ...belgian.visit,
  steps: [
    {
      title: "Nous faisons le tour avec vous",
      text: "Une personne qui connaît le bâtiment nous montre les installations et les locaux fermés.",
    },
    {
      title: "Nous numérisons pendant l’exploitation",
      text: "Le scanner ne touche à rien. Nous pouvons venir la nuit ou la fin de semaine.",
    },
    {
      title: "Nous relevons les plaques",
      text: "Nous photographions plaques signalétiques et étiquettes, et inscrivons chacune à côté de son équipement.",
    },
  ],
};
export const deliverables = {
  ...belgian.deliverables,
  items: [
    {
      name: "Registre des équipements",
      use: "Chaque équipement avec repère, réseau, local et photo.",
      format: "CSV, XLSX",
    },
    {
      name: "Visite à 360°",
      use: "Regardez autour de vous dans chaque local. Les étiquettes sont celles du registre.",
      format: "Lien web",
    },
    {
      name: "Modèle des réseaux",
      use: "Tracés principaux des tuyaux et des conduits, en couleurs par réseau.",
      format: "IFC, DWG",
    },
    {
      name: "Nuage de points",
      use: "Pour vérifier les dégagements d’un appareil de remplacement.",
      format: "E57",
    },
  ],
};
export const price =
  "La superficie, le nombre de réseaux et la quantité de données par équipement. Les nacelles et l’accès hors des heures normales prennent du temps en plus.";
export const limits = {
  ...belgian.limits,
  items: [
    {
      title: "Positions",
      text: "La précision est de 1/8\u00a0po sur 100\u00a0pi (3,2\u00a0mm sur 30,5\u00a0m). Si elle suffit pour commander une manchette, c’est à votre tuyauteur d’en juger.",
    },
    {
      title: "Lignes de vue",
      text: "Au-dessus des plafonds fixes, nous relevons ce que montre une ouverture. Tout ce que nous n’avons pas pu voir est signalé.",
    },
    {
      title: "Fluide et état",
      text: "Nous suivons le tracé. Vos exploitants confirment ce qui circule dans un tuyau et si une vanne ferme de façon étanche.",
    },
  ],
};
export const questions = [
  {
    question: "Est-ce compatible avec notre logiciel de maintenance?",
    answer:
      "S’il importe des tableaux, oui. Envoyez-nous un exemple d’exportation, et nous reprendrons ses colonnes.",
  },
  {
    question: "Ouvrez-vous les plafonds?",
    answer:
      "Les tuiles amovibles, avec votre accord. Votre équipe ouvre les plafonds fixes et les puits techniques.",
  },
  {
    question: "Comment le tenir à jour?",
    answer:
      "Notez les petits changements dans le tableau. Après de plus gros travaux, nous numériserons de nouveau la zone. Les repères restent les mêmes.",
  },
];
export const closing = "Où votre équipe perd-elle le plus de temps à chercher?";

export const sample = {
  ...belgian.sample,
  alt: "Équipements sur le toit, en partie en nuage de points, avec quatre éléments numérotés. Un appareil de traitement d’air, une vanne, un tuyau isolé et un refroidisseur.",
  items: {
    airHandler: { ...belgian.sample.items.airHandler, name: "Appareil de traitement d’air" },
    valve: { ...belgian.sample.items.valve, system: "Eau refroidie" },
    pipe: { ...belgian.sample.items.pipe, name: "Tuyau isolé", system: "Eau refroidie" },
    chiller: { ...belgian.sample.items.chiller, name: "Refroidisseur", system: "Eau refroidie" },
  },
};
