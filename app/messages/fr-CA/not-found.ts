/** The page for an unknown address. A catalog of its own, because its script loads only when needed. */

export * from "~/messages/fr-BE/not-found";
