export * from "~/messages/fr-BE/draft-link";

export const lead = (days: number) =>
  `Nous vous enverrons par courriel un lien qui ouvre vos réponses sur n’importe quel appareil. Nous les gardons ${days} jours après votre dernière modification.`;
export const email = "Courriel";
export const sent = "Consultez vos courriels";
export const delayed = "Nos courriels ont du retard en ce moment";

export const otherTitle = "Quelle demande voulez-vous reprendre?";
export const otherText =
  "Ce navigateur contient déjà des réponses pour une autre demande. Si vous changez, vous ne pourrez revenir à celle-ci qu’avec son propre lien. <link>M’envoyer d’abord ce lien par courriel</link>.";
export const openMailed = "Reprendre celle du courriel";

export const movedText =
  "Cette demande a été ouverte avec un lien de notre courriel\u00a0: vos réponses sont donc maintenant dans cet autre navigateur. Pour continuer ici, ouvrez ici le lien du courriel. Il fonctionne toujours.";
export const movedLead =
  "Entrez l’adresse courriel avec laquelle vous avez continué. Nous y enverrons un lien qui ouvre vos réponses ici.";
export const notSavedAdvice =
  "Vous avez poursuivi cette demande dans un autre navigateur. Ce que vous avez saisi est toujours sur cette page. Pour continuer ici, ouvrez dans ce navigateur le lien de notre courriel.";
export const submittedText =
  "Elle a été envoyée depuis un autre navigateur, où vous l’avez poursuivie. Pour la voir ici, retrouvez-la avec votre adresse courriel et la référence de notre premier courriel.";
