import { locale } from "~/messages/locale";
import { plural } from "~/messages/plural";

export const quote = "Obtenir un devis gratuit";
export const received = "Ce que vous recevez";
export const breadcrumbs = { label: "Fil d’Ariane", home: "Accueil", services: "Nos services" };
export const facts = [{ term: "Régions desservies", value: "Californie, Nevada, Oregon" }];
export const illustration = "Illustration générée par ordinateur";
export const table = { deliverable: "Livrable", use: "À quoi il sert", format: "Format" };
export const price = {
  heading: "Ce qui détermine le prix",
  promise: {
    byPhone:
      "Vous aurez un prix avant tout déplacement. Vous préférez en parler\u202f? <call>Appelez-nous</call>.",
    byEmail:
      "Vous aurez un prix avant tout déplacement. Vous préférez en parler\u202f? <email>Écrivez-nous</email>.",
  },
};
export const labeled = (head: string) => `${head}\u00a0:`;
export const questions = "Questions";
export const industries = "Qui le commande";

export const deliverableCount = plural({ one: "# livrable", many: "# de livrables", other: "# livrables" });

const wholeNumber = new Intl.NumberFormat(locale);

export const exploreScan = "Explorer un exemple de scan";
export const exploreTour = "Parcourir un exemple de visite";
export const sampleTitle = "Voir un exemple";
export const sampleLabel = "Exemple";
export const sampleDownload = (name: string, format: string, size: string) =>
  `${name}, télécharger (${format}, ${size})`;
export const sampleSource = "Fichiers tirés des modèles 3D de nos images. Aucune donnée de client.";

export const sampleFiles = {
  plan: {
    name: "Plan d’étage",
    detail: (width: string, depth: string) =>
      `La feuille ci-dessus en 17 × 11 pouces (43 × 28\u00a0cm), ${width} × ${depth} à 1/4″ = 1′-0″. Imprimez-la à 100\u00a0% et mesurez à la règle.`,
  },
  deviation: {
    name: "Rapport d’écarts",
    detail: (points: number) =>
      `${wholeNumber.format(points)} points d’un scan simulé, comparés au modèle dont il est tiré. L’exemple montre ce que vous lirez, pas notre précision.`,
  },
  pointCloud: {
    name: "Nuage de points",
    detail: (points: number) =>
      `Le même salon\u00a0: ${wholeNumber.format(points)} points en couleurs. LAS 1.4 compressé, unités en mètres.`,
  },
  buildingModel: {
    name: "Maquette de bâtiment",
    detail: "Le même salon en maquette IFC 4, avec murs, dalles, fenêtre et mobilier. Unités en mètres.",
  },
  register: {
    name: "Registre des équipements",
    detail: plural({
      one: "# équipement du toit ci-dessus, avec repère, réseau, local, plaque, nom de photo, position et dimensions en pieds. Le modèle 3D n’a ni plaques ni photos\u00a0: ces mentions sont inventées.",
      many: "# d’équipements du toit ci-dessus, avec repère, réseau, local, plaque, nom de photo, position et dimensions en pieds. Le modèle 3D n’a ni plaques ni photos\u00a0: ces mentions sont inventées.",
      other:
        "# équipements du toit ci-dessus, avec repère, réseau, local, plaque, nom de photo, position et dimensions en pieds. Le modèle 3D n’a ni plaques ni photos\u00a0: ces mentions sont inventées.",
    }),
  },
};

export const stagingTitle = "Ce qui est là, ce que nous ajoutons";
export const stagingLead = "Vous recevrez les deux vues, du même endroit et sous la même lumière.";
export const stagingComparison = "Déplacer la limite entre pièce vide et pièce meublée";
export const stagingComparisonValue = "Pièce vide\u00a0: #\u00a0%";

export const stagingBefore = {
  title: "Avant\u00a0: la pièce scannée",
  text: "Le sol, les murs, la fenêtre et la vue restent tels quels.",
  alt: "Chambre vide au parquet de chêne nu, avec des murs lambrissés vert sauge et une fenêtre.",
};
export const stagingAfter = {
  title: "Après\u00a0: la pièce meublée",
  text: "Nous avons ajouté à l’échelle le lit, la lampe, le tapis, les plantes, le fauteuil et les tableaux. Tout le reste est la vraie pièce.",
  alt: "La même chambre du même endroit, avec lit, lampe, tapis, plantes, fauteuil et tableaux.",
};

export const roomNames = {
  living: "Séjour",
  kitchen: "Cuisine",
  bath: "Bains",
  bedroom: "Chambre",
  study: "Bureau",
};
export const area = (squareFeet: number) => `${wholeNumber.format(Math.round(squareFeet))}\u00a0ft²`;
export const feet = (count: number) => `${wholeNumber.format(count)}\u00a0pieds`;
export const north = "N";

export const planTitle = "La feuille elle-même";
export const planLead =
  "Cotes en pieds et pouces entre faces finies, surfaces nettes par pièce en pieds carrés (ft²). Murs à leur épaisseur réelle, portes et fenêtres selon leurs dimensions.";
export const planAlt =
  "Plan d’étage d’un appartement d’une chambre avec bureau, coté en pieds et pouces entre faces finies, avec la surface de chaque pièce.";
export const planOverviewAlt =
  "Plan d’étage d’un appartement d’une chambre avec bureau\u00a0: noms des pièces et cotes extérieures. Le tableau ci-dessous décrit chaque pièce.";
export const measureIt = "Allez-y, mesurez.";
export const measureItHint =
  "Chaque ligne de cotes donne au total la cote extérieure, mur par mur. Le PDF est à l’échelle\u00a0: une règle convient aussi.";
export const enlargePlan = "Agrandir le plan";
export const closePlan = "Fermer le plan";
export const enlargedPlan = "Plan d’étage d’exemple, en grand";
export const planTable = "Pièces du plan d’exemple";
export const planTableHeads = { room: "Pièce", size: "Dimensions", area: "Surface nette" };
export const clearSize = (width: string, depth: string) =>
  `<length>${width}</length> × <length>${depth}</length>`;
export const largestSize = (width: string, depth: string) =>
  `<length>${width}</length> × <length>${depth}</length> max.`;
export const totalArea = "Toutes les pièces";
export const openingTable = "Portes et fenêtres, selon leurs repères sur le plan";
export const openingHeads = { mark: "Repère", width: "Largeur", height: "Hauteur", sill: "Allège" };
export const noSill = "–";
export const planBlock = {
  sheet: { term: "Feuille", value: "A-1 Plan d’étage" },
  place: { term: "Lieu", value: "Appartement d’exemple" },
  dimensions: { term: "Cotes", value: "Entre faces finies, arrondies au 1/8″ (3,2\u00a0mm)" },
  walls: {
    term: "Murs",
    value: (outer: string, inner: string) => `${outer} à l’extérieur, ${inner} à l’intérieur`,
  },
  revision: { term: "Révision", value: (letter: string, day: string) => `${letter}, ${day}` },
  heights: {
    term: "Hauteurs",
    value: (ceiling: string) => `Plafonds ${ceiling}, portes et fenêtres ci-dessous`,
  },
  scale: { term: "Échelle", value: "1/4″ = 1′-0″ sur le PDF" },
  source: { term: "Dessiné d’après", value: "Le modèle 3D de l’image ci-dessus" },
};

export const tourRouteAlt =
  "Appartement vu d’en haut, avec six positions de scan numérotées. Un parcours en pointillé entre par la porte d’entrée et les relie en passant par chaque porte.";
export const tourRoute = {
  title: "Un parcours par chaque porte",
  text: "De la position 2, vous voyez toutes les autres. Passez une porte dans la visite virtuelle, et vous passez cette porte dans le bâtiment.",
};

export const hullTitle = "Coupez là où il le faut";
export const hullLead =
  "Une surface fermée se coupe n’importe où. Voici les coupes d’une coque à ses couples.";
export const hullCut = "Déplacer la coupe";
export const hullCutValue = "Couple #";
export const hullSideAlt =
  "Le voilier vu de côté, avec les lignes des couples 0 à 10, la quille à bulbe et le safran, la longueur et le tirant d’eau.";
export const hullEndAlt = "Les coupes de la coque vues en bout, avec son bau.";
export const hullSideCaption =
  "Vue de côté, couples 0 à 10 de la proue à la poupe. Le trait interrompu est la flottaison. LHT\u00a0: longueur hors tout. TE\u00a0: tirant d’eau.";
export const hullEndCaption = "Coupes vues en bout\u00a0: la poupe à gauche, la proue à droite.";
export const lengthOverAll = (length: string) => `LHT ${length}`;
export const draft = (length: string) => `TE ${length}`;
export const beam = (length: string) => `Bau ${length}`;

export const bimTitle = "Un point de vue, trois états";
export const bimLead = "La pièce, le scan de la pièce, et le modèle dessiné d’après le scan.";
export const bimStates = {
  room: {
    title: "La pièce",
    alt: "Le local des pompes tel qu’il est.",
    caption: "Nous scannons depuis plusieurs positions pour voir derrière chaque tuyau.",
  },
  pointCloud: {
    title: "Le nuage de points",
    alt: "La même vue en nuage de points.",
    caption: "Nous assemblons toutes les positions en un seul nuage et les vérifions entre elles.",
  },
  model: {
    title: "Le modèle",
    alt: "La même vue en modèle, coloré par discipline.",
    caption: "Murs, tuyaux et équipements deviennent des objets avec un type, des dimensions et une place.",
  },
};
export const bimDisciplines = {
  pipe: "Tuyauterie",
  equipment: "Équipement",
  valve: "Vanne",
  cableTray: "Chemin de câbles",
  duct: "Gaine",
  electrical: "Électricité",
  structure: "Structure",
};
export const bimLegend = "Couleurs du modèle par discipline";
