export const title = "Terminer plus tard";
export const description = "Recevez un lien qui ouvre vos réponses sur n’importe quel appareil.";
export const lead = (days: number) =>
  `Nous vous enverrons par e-mail un lien qui ouvre vos réponses sur n’importe quel appareil. Nous les gardons ${days} jours après votre dernière modification.`;
export const email = "E-mail";
export const send = "Envoyer le lien";
export const back = "Revenir au formulaire";
export const sent = "Consultez vos e-mails";
export const sentAdvice = (email: string) =>
  `Nous envoyons un lien à ${email}. S’il n’arrive pas dans quelques minutes, regardez dans le courrier indésirable.`;
export const delayed = "Nos e-mails ont du retard en ce moment";
export const delayedAdvice = (email: string) =>
  `Nous enverrons un lien à ${email} dès que possible. Vos réponses sont enregistrées\u00a0: vous pouvez continuer dans ce navigateur à tout moment.`;

export const openTitle = "Reprendre votre demande";
export const openText =
  "Vos réponses enregistrées s’ouvriront dans ce navigateur et ne pourront plus être vues ni modifiées dans aucun autre. Ne continuez que sur un appareil qui vous appartient.";
export const open = "Continuer";
export const tooManyAdvice = (wait: string) =>
  `Vos réponses sont enregistrées. Rouvrez le lien dans ${wait}, ou contactez-nous.`;
export const otherTitle = "Quelle demande voulez-vous reprendre\u202f?";
export const otherText =
  "Ce navigateur contient déjà des réponses pour une autre demande. Si vous changez, vous ne pourrez revenir à celle-ci qu’avec son propre lien. <link>M’envoyer d’abord ce lien par e-mail</link>.";
export const openMailed = "Reprendre celle de l’e-mail";
export const keepOther = "Garder celle de ce navigateur";

export const movedTitle = "Vous avez continué dans un autre navigateur";
export const movedText =
  "Cette demande a été ouverte avec un lien de notre e-mail\u00a0: vos réponses sont donc maintenant dans cet autre navigateur. Pour continuer ici, ouvrez ici le lien de l’e-mail. Il fonctionne toujours.";
export const movedMailLink = "M’envoyer un nouveau lien";
export const movedLead =
  "Entrez l’adresse e-mail avec laquelle vous avez continué. Nous y enverrons un lien qui ouvre vos réponses ici.";
export const movedSentAdvice = (email: string) =>
  `Si vous avez continué avec ${email}, nous y envoyons un lien. S’il n’arrive pas dans quelques minutes, regardez dans le courrier indésirable.`;
export const notSavedTitle = "Cette étape n’a pas été enregistrée";
export const notSavedAdvice =
  "Vous avez poursuivi cette demande dans un autre navigateur. Ce que vous avez saisi est toujours sur cette page. Pour continuer ici, ouvrez dans ce navigateur le lien de notre e-mail.";
export const submittedTitle = "Cette demande a été envoyée";
export const submittedText =
  "Elle a été envoyée depuis un autre navigateur, où vous l’avez poursuivie. Pour la voir ici, retrouvez-la avec votre adresse e-mail et la référence de notre premier e-mail.";
export const lookUp = "Retrouver votre demande";

export const deadTitle = "Ce lien ne fonctionne plus";
export const deadText = (days: number) =>
  `Un lien cesse de fonctionner dès que vous envoyez la demande, ou ${days} jours après votre dernière modification.`;
export const startNew = "Commencer une nouvelle demande";
