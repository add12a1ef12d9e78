export const notFoundName = "Page introuvable";
export const returnHome = "Revenir à l’accueil";
export const failedName = "Page indisponible";
export const failedTitle = "Cette page ne s’est pas chargée";
export const failedText = {
  byPhone:
    "L’erreur est de notre côté. Réessayez dans une minute. Si la page ne se charge toujours pas, appelez le <phone></phone> et donnez-nous le code d’erreur ci-dessous.",
  byEmail:
    "L’erreur est de notre côté. Réessayez dans une minute. Si la page ne se charge toujours pas, écrivez à <email></email> et donnez-nous le code d’erreur ci-dessous.",
};
