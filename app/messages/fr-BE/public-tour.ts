export const description = (company: string) => `Un lieu en 3D. Relevé\u00a0: ${company}.`;
export const madeBy = (company: string) => `Relevé 3D\u00a0: ${company}`;
export const unknownTitle = "Cette visite n’est pas en ligne";
export const unknownLead = "Le lien est peut-être incomplet, ou la visite a été retirée.";

export const heading = "Lien public de la visite";
export const lead =
  "Toute personne qui a le lien voit la visite, et rien d’autre de votre demande. Utilisez-le dans vos annonces, e-mails et publications.";
export const worksUntil = (day: string) => `Fonctionne jusqu’au ${day}`;
export const worksUntilEnded = "Fonctionne jusqu’à ce que nous le retirions";
export const embed = "Code pour votre site web";
export const embedHint =
  "Collez-le à l’endroit où la visite doit apparaître. Changez largeur et hauteur à votre gré.";
