export const noLongerAllowed = "Votre compte ne permet plus cette action";
export const noLongerAllowedAdvice =
  "Un administrateur l’a modifié. Adressez-vous à lui s’il vous faut un accès.";
export const signInQueueFull = "Trop de personnes se connectent en même temps";
export const signInQueueFullAdvice = "Attendez quelques secondes, puis réessayez.";
export const tooManyAttempts = "Trop de tentatives";
export const waitAndRetry = (wait: string) => `Attendez ${wait}, puis réessayez.`;

export const unreadable = {
  400: "Une partie du formulaire n’est pas arrivée. Renvoyez-le.",
  408: "Le formulaire a mis trop de temps à arriver. Renvoyez-le.",
  413: "Le formulaire est trop volumineux. Raccourcissez vos réponses les plus longues et renvoyez-le.",
};
export const wrongType = "Ce formulaire doit être envoyé en application/x-www-form-urlencoded.";
export const tooManyFields = "Le formulaire a trop de champs. Rechargez la page, puis renvoyez-le.";
export const unknownForm = "Cette page ne reconnaît pas ce formulaire. Rechargez-la, puis réessayez.";
export const wrongMethod = "Ce formulaire doit être envoyé par POST.";

export const adminsOnly = "Seuls les administrateurs peuvent ouvrir cette page.";
export const confirmationNeeded = "Rien n’a encore été modifié";
export const confirmationNeededAdvice = "Confirmez d’abord que c’est bien vous, puis renvoyez le formulaire.";
export const confirmElsewhere =
  "Ouvrez la page Security, sous votre e-mail en haut, dans un autre onglet et confirmez que c’est bien vous. Renvoyez ensuite le formulaire ici.";
export const kept =
  "Merci d’avoir confirmé que c’est bien vous. Vérifiez ce que vous avez saisi, puis renvoyez-le.";
export const keptWithoutPassword =
  "Merci d’avoir confirmé que c’est bien vous. Entrez encore une fois le nouveau mot de passe, vérifiez le reste, puis renvoyez le tout.";
export const sessionEnded = "Votre session a pris fin";
export const sessionEndedAdvice =
  "Ce que vous avez envoyé n’a pas été enregistré. Connectez-vous, puis renvoyez-le.";
export const filesNotAdded = "Vos fichiers n’ont pas été ajoutés";

export const emailTaken = "Cette adresse e-mail est déjà utilisée. Entrez-en une autre";
export const systemAdmin = "Le compte de l’administrateur système ne peut pas être modifié ici";
export const systemAdminAdvice =
  "Seule la personne titulaire peut le modifier. Son adresse e-mail est définie sur le serveur.";
export const lastAdmin = "Il faut au moins un administrateur";
export const lastAdminAdvice = "Donnez d’abord ce rôle à quelqu’un d’autre.";
export const passkeyRefused = "Nous n’avons pas pu vérifier cette clé d’accès";
export const passkeyRefusedAdvice =
  "Réessayez. Il doit s’agir d’une clé d’accès de ce site et de votre compte.";
export const lastFactor = "Les administrateurs doivent avoir un second facteur";
export const lastFactorAdvice = "Ajoutez-en d’abord un autre. Vous pourrez ensuite supprimer celui-ci.";
export const wrongPassword = "Le mot de passe actuel est incorrect";
export const wrongCode =
  "Ce code n’est pas correct. Entrez le plus récent, et vérifiez que votre appareil règle son heure automatiquement";

export const unavailableTitle = "Nos données sont indisponibles pour le moment";
export const filesUnavailableTitle = "Notre stockage de fichiers est indisponible pour le moment";
export const storageFullTitle = "Notre espace de stockage est plein pour le moment";
export const unexpectedTitle = "Une erreur s’est produite de notre côté";
export const retryAdvice =
  "Rien de ce que vous avez déjà envoyé n’est perdu. Attendez une minute et réessayez, ou contactez-nous.";
export const retryLaterAdvice =
  "Rien de ce que vous avez déjà envoyé n’est perdu. Réessayez dans 10 minutes, ou contactez-nous.";
export const crossSitePost =
  "Ce formulaire a été envoyé depuis un autre site, et rien n’a donc été modifié. Ouvrez notre page et envoyez-le depuis celle-ci.";
export const nothingHere = "Il n’y a rien à cette adresse.";
export const unreadableRequest = {
  400: "Nous ne pouvons pas lire cette requête.",
  408: "La requête a mis trop de temps à arriver. Revenez en arrière et renvoyez-la.",
  413: "La requête a trop d’extensions de blocs (chunk extensions).",
  431: "Les en-têtes de la requête sont trop volumineux. Si vous utilisez un navigateur, supprimez les cookies de ce site et réessayez.",
};
