import * as belgian from "~/messages/fr-BE/refusals";

export * from "~/messages/fr-BE/refusals";

export const emailTaken = "Cette adresse courriel est déjà utilisée. Entrez-en une autre";
export const systemAdminAdvice =
  "Seule la personne titulaire peut le modifier. Son adresse courriel est définie sur le serveur.";

export const unreadableRequest = {
  ...belgian.unreadableRequest,
  431: "Les en-têtes de la requête sont trop volumineux. Si vous utilisez un navigateur, supprimez les témoins (cookies) de ce site et réessayez.",
};
export const confirmElsewhere =
  "Ouvrez la page Security, sous votre courriel en haut, dans un autre onglet et confirmez que c’est bien vous. Renvoyez ensuite le formulaire ici.";
