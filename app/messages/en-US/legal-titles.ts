/** The names of the legal texts, in the footer of every page. */
export const titles = { terms: "Terms of service", privacy: "Privacy policy" };
