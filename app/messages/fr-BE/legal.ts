import { plural } from "~/messages/plural";

export const descriptions = {
  terms:
    "Ce qui s’applique quand vous demandez un scan\u00a0: devis, rendez-vous et fichiers. Rien n’est réservé avant notre confirmation.",
  privacy:
    "Ce que ce site enregistre sur vous, pendant combien de temps, qui le voit et comment le faire effacer.",
};
export const versionTitle = (title: string, number: number) => `${title}, version ${number}`;
export const version = (number: number, day: string) => `Version ${number}, ${day}`;
export const replaced = "Cette version n’est plus en vigueur. <current>Lire la version actuelle</current>.";
export const binding = "Traduction indicative\u00a0: seule la version anglaise fait foi.";
export const earlier = (number: number) => `Lire la version ${number}`;

export const days = plural({ one: "# jour", many: "# de jours", other: "# jours" });
export const hours = plural({ one: "# heure", many: "# d’heures", other: "# heures" });
export const untilErased = "jusqu’à ce que vous en demandiez l’effacement";
export const asLongAsRequest = "aussi longtemps que la demande";
export const contact = (email: string) => ({
  byPhone: (phone: string) => `appelez le ${phone} ou écrivez à ${email}`,
  byEmail: `écrivez à ${email}`,
});

export const firstTexts = {
  terms: `Ces conditions s’appliquent quand vous envoyez une demande à {company} par ce site.

# Votre demande
Envoyer une demande ne réserve rien et ne coûte rien. Nous la lisons, vous demandons ce que nous devons savoir, et vous envoyons un devis ou proposons une date. Un rendez-vous n’est réservé qu’au moment où nous le confirmons.

Donnez-nous des réponses exactes, et n’envoyez que des fichiers que vous avez le droit de partager.

# Devis et rendez-vous
Un devis indique son prix et le jour jusqu’auquel vous pouvez l’accepter. Le prix d’un devis que vous avez accepté ne change pas, sauf si nous convenons ensemble d’une modification du travail.

{payment}

Vous pouvez annuler un rendez-vous sur la page de votre demande jusqu’à {cutOffHours} avant son début. Passé ce délai, {contact}.

Veillez à ce que nous ayons le droit d’entrer sur les lieux et de les scanner, et informez-en les personnes présentes.

# La page de votre demande
Le lien vers la page de votre demande en est la seule clé. Quiconque possède le lien peut lire votre demande et répondre à votre place\u00a0: partagez-le avec prudence. S’il tombe entre de mauvaises mains, {contact}, et nous le remplacerons.

# Fichiers et résultats
Ce que vous envoyez reste à vous. Vous nous autorisez à l’utiliser pour traiter votre demande. Le devis dit ce que nous livrons. Nous ne montrons un travail terminé comme exemple qu’avec votre consentement distinct, que vous pouvez retirer à tout moment.

# La précision et vos droits
Les chiffres de ce site décrivent des résultats habituels. Ce que nous promettons pour votre projet figure dans le devis. Rien ici ne limite les droits que la loi vous accorde et auxquels il n’est pas possible de renoncer.

# Modification de ces conditions
Quand ces conditions changent, cette page reçoit une nouvelle version avec sa date. La version que vous avez acceptée avec une demande reste celle de cette demande, et les versions précédentes restent lisibles.

# Droit et contact
Le droit de la Californie s’applique. {company}, {address}. Pour nous joindre, {contact}.`,
  privacy: `Cette politique dit ce que {company} enregistre quand vous utilisez ce site, et pendant combien de temps. Elle dit aussi qui le voit et comment le faire effacer. Elle décrit vos droits selon le California Consumer Privacy Act (CCPA). C’est la politique que demande le California Online Privacy Protection Act (CalOPPA).

# Ce que nous enregistrons
- Ce que vous saisissez dans le formulaire de réservation\u00a0: nom, e-mail, téléphone, entreprise, le lieu et la façon d’y entrer, les dates et ce dont vous avez besoin.
- Les fichiers que vous envoyez.
- Les messages, devis, rendez-vous et consentements de votre demande, avec leurs heures. S’y ajoutent les versions des conditions et de cette politique que vous avez acceptées.
- Des copies des e-mails que ce site vous envoie.
- L’adresse réseau (IP) d’où vient une demande, pendant 30 jours. Des compteurs par adresse, qui s’effacent d’eux-mêmes en quelques jours. Les deux limitent les abus, comme des vagues de demandes ou d’envois de fichiers.
- Des journaux techniques du serveur\u00a0: heure, page et résultat de chaque requête, sans ce que vous avez saisi.

Tout cela nous vient de vous. Si vous appuyez sur «\u00a0Utiliser ma position actuelle\u00a0», votre navigateur vous demande d’abord votre accord. Il inscrit ensuite votre position dans le formulaire.

# Les cookies et votre navigateur
Le site place un cookie qui retrouve votre demande inachevée. Un autre sert à un avis affiché une seule fois, deux autres au thème sombre ou clair et à la langue que vous avez choisis. Les réponses que vous n’avez pas encore envoyées restent dans l’onglet de votre navigateur. Il n’y a ni cookies publicitaires, ni mesure d’audience, ni contenu d’autres sites.

Nous ne vous suivons ni dans le temps ni sur d’autres sites. Personne d’autre ne le fait sur ce site. Un signal «\u00a0Do Not Track\u00a0» ou le Global Privacy Control ne change donc rien\u00a0: il n’y a rien à désactiver.

# À quoi cela nous sert
À répondre à votre demande, préparer un devis, planifier et effectuer le rendez-vous, livrer le résultat et protéger le site. Nous ne vendons ni ne partageons de données personnelles, même à des fins publicitaires. Nous ne les utilisons pas pour des décisions automatisées.

# Qui les voit
Notre personnel. Les prestataires qui exploitent notre serveur, notre stockage de fichiers et notre messagerie traitent des données pour nous. Nous ne remettons des données aux autorités que là où la loi l’exige. Vos fichiers ne sont jamais publics\u00a0: ils ne s’ouvrent que pour notre personnel et sur la page de votre demande, dont le lien est la clé.

# Combien de temps nous les gardons
- Les demandes inachevées et leurs fichiers, après votre dernière modification\u00a0: {draftDays}
- Les demandes annulées et non retenues, à partir de ce moment\u00a0: {canceledDays}
- Les demandes terminées, à partir de ce moment\u00a0: {doneDays}
- Les fichiers des demandes annulées, non retenues ou terminées, à partir de ce moment\u00a0: {fileDays}
- Les copies des e-mails\u00a0: {mailDays}
- Le journal de ce que notre personnel a ouvert ou téléchargé\u00a0: {logDays}

Les demandes en cours sont gardées tant que nous y travaillons, et une demande terminée tant que sa visite publique est en ligne. Les sauvegardes peuvent contenir des données effacées jusqu’à leur remplacement.

# Vos droits
Vous pouvez nous demander ce que nous enregistrons sur vous et en recevoir une copie. Vous pouvez aussi le faire corriger et le faire effacer. Pour cela, {contact}. Donnez-nous la référence de votre demande si vous l’avez. Nous vérifions que la demande est bien la vôtre, par son adresse e-mail ou son numéro de téléphone. Nous répondons dans les 45 jours. Une personne que vous autorisez peut le demander pour vous. Exercer ces droits ne vous désavantage en rien.

Quand nous effaçons une demande, ses réponses, fichiers, messages et e-mails sont supprimés. Ce que la loi nous oblige à garder, comme une facture, est gardé aussi longtemps que la loi le prévoit.

# Enfants
Ce site s’adresse à des personnes qui commandent des scans de bâtiments et d’objets. Il ne s’adresse pas aux enfants de moins de 16 ans, et nous n’enregistrons pas sciemment leurs données.

# Modification de cette politique
Quand cette politique change, cette page reçoit une nouvelle version avec sa date, et le formulaire vous demande d’y consentir. Les versions précédentes restent lisibles.

# Contact
{company}, {address}. Pour nous joindre, {contact}.`,
};
