/** What the company says about prices and its time to answer, where its settings do. */

export * from "~/messages/fr-BE/offer";
