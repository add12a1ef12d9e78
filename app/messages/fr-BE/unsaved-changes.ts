/** The question before a page is left whose form is not saved. */
export const title = "Quitter sans enregistrer\u202f?";
export const consequence = "Vos modifications sur cette page ne sont pas encore enregistrées.";
export const stay = "Rester sur la page";
export const leave = "Quitter sans enregistrer";
