import * as belgian from "~/messages/fr-BE/services/page";
import { locale } from "~/messages/locale";

export * from "~/messages/fr-BE/services/page";

const wholeNumber = new Intl.NumberFormat(locale);

export const quote = "Obtenir une soumission gratuite";
export const price = {
  ...belgian.price,
  promise: {
    byPhone: "Vous aurez un prix avant tout déplacement. Vous préférez en parler? <call>Appelez-nous</call>.",
    byEmail:
      "Vous aurez un prix avant tout déplacement. Vous préférez en parler? <email>Écrivez-nous</email>.",
  },
};

export const exploreScan = "Explorer un exemple de numérisation";

export const sampleFiles = {
  ...belgian.sampleFiles,
  plan: {
    ...belgian.sampleFiles.plan,
    detail: (width: string, depth: string) =>
      `La feuille ci-dessus en 17 × 11\u00a0po (43 × 28\u00a0cm), ${width} × ${depth} à 1/4″ = 1′-0″. Imprimez-la à 100\u00a0% et mesurez à la règle.`,
  },
  deviation: {
    ...belgian.sampleFiles.deviation,
    detail: (points: number) =>
      `${wholeNumber.format(points)} points d’une numérisation simulée, comparés au modèle dont elle est tirée. L’exemple montre ce que vous lirez, pas notre précision.`,
  },
};

export const stagingBefore = {
  ...belgian.stagingBefore,
  title: "Avant\u00a0: la pièce numérisée",
  alt: "Chambre vide au plancher de chêne nu, avec des murs lambrissés vert sauge et une fenêtre.",
};

export const roomNames = { ...belgian.roomNames, bath: "Bain" };
export const area = (squareFeet: number) => `${wholeNumber.format(Math.round(squareFeet))}\u00a0pi²`;
export const feet = (count: number) => `${wholeNumber.format(count)}\u00a0pi`;
export const planLead =
  "Cotes en pieds et pouces entre faces finies, superficies nettes par pièce en pieds carrés. Murs à leur épaisseur réelle, portes et fenêtres selon leurs dimensions.";
export const planAlt =
  "Plan d’étage d’un appartement d’une chambre avec bureau, coté en pieds et pouces entre faces finies, avec la superficie de chaque pièce.";
export const planTableHeads = { ...belgian.planTableHeads, area: "Superficie nette" };
export const tourRouteAlt =
  "Appartement vu d’en haut, avec six positions du scanner numérotées. Un parcours en pointillé entre par la porte d’entrée et les relie en passant par chaque porte.";
export const bimLead = "La pièce, sa numérisation, et le modèle dessiné d’après elle.";
export const bimStates = {
  room: {
    title: "La pièce",
    alt: "La salle des pompes telle qu’elle est.",
    caption: "Nous numérisons depuis plusieurs positions pour voir derrière chaque tuyau.",
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
export const bimDisciplines = { ...belgian.bimDisciplines, duct: "Conduit" };
