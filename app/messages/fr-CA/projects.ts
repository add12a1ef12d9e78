import * as belgian from "~/messages/fr-BE/projects";

export * from "~/messages/fr-BE/projects";

export const description =
  "Des lieux que nous avons numérisés et ce qui en est sorti\u00a0: visites virtuelles, plans et modèles, avec des images de chacun.";
export const lead = "Des lieux que nous avons numérisés, et ce que nos clients ont reçu.";
export const descriptionOf = (title: string, place: string, service: string) =>
  `${title}, ${place}. Découvrez en images ce que notre numérisation de ce lieu a donné. Service\u00a0: ${service}.`;
export const closing = "Que pourrions-nous numériser pour vous?";

export const specimen = {
  ...belgian.specimen,
  parts: [
    {
      name: "Ce qu’il fallait",
      text: "Un plan pour concevoir et une visite pour la fiche d’inscription, en un seul rendez-vous.",
    },
    {
      name: "En quoi consiste le travail",
      text: "Chaque pièce est numérisée sans déplacer les meubles. Les numérisations sont assemblées, et le plan est dessiné entre faces finies.",
    },
    ...belgian.specimen.parts.slice(2),
  ],
};
