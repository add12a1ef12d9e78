export * from "~/messages/fr-BE/frame";

export const sampleScan = "Exemple de numérisation";

export const companyDescription =
  "Nous numérisons pièces, bâtiments et grands objets, puis en tirons visites virtuelles, plans et modèles.";
export const accuracy = "1/8\u00a0po sur 100\u00a0pi (3,2\u00a0mm sur 30,5\u00a0m)";
