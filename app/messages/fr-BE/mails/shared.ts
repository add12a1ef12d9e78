/** What the emails to customers and to staff have in common. */

/** A label and the sign between it and its value. */
export const before = (label: string) => `${label}\u00a0:`;
/** Whether people are greeted by their first name or by all of it. */
export const greetedBy = "whole";
/** @param name empty for an unknown one */
export const greeting = (name: string) => (name === "" ? "Bonjour," : `Bonjour ${name},`);
/** Words that a text of staff may begin with, so that no second greeting stands above it. */
export const greetings = ["Bonjour", "Bonsoir", "Cher", "Chère", "Madame", "Monsieur"];
/** Below what a person writes to a customer. */
export const signature = (name: string, company: string) => `${name}, ${company}`;
export const reference = "Référence";
export const service = "Service";
export const when = "Quand";
export const openBooking = "Ouvrir la réservation";
export const openPrivatePage = "Ouvrir votre demande";
