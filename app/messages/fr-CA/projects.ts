/** The public pages about the company's projects. */
export * from "~/messages/fr-BE/projects";

export const description =
  "Des lieux que nous avons numérisés et ce qui en est sorti\u00a0: visites virtuelles, plans et modèles, avec des images de chacun.";
export const lead = "Des lieux que nous avons numérisés, et ce que nos clients ont reçu.";
export const descriptionOf = (title: string, place: string, service: string) =>
  `${title}, ${place}. Découvrez en images ce que notre numérisation de ce lieu a donné. Service\u00a0: ${service}.`;
export const closing = "Que pourrions-nous numériser pour vous?";
