/** The page for an unexpected error, and the titles of both error pages. */

export * from "~/messages/fr-BE/errors";
