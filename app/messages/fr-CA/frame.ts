/** The frame of the public pages: header, menus, drawer, and footer. */

export * from "~/messages/fr-BE/frame";

export const sampleScan = "Exemple de numérisation";

/** What the company says about itself on more than one screen. */
export const companyDescription =
  "Nous numérisons pièces, bâtiments et grands objets, puis en tirons visites virtuelles, plans et modèles.";
export const accuracy = "1/8\u00a0po sur 100\u00a0pi (3,2\u00a0mm sur 30,5\u00a0m)";
