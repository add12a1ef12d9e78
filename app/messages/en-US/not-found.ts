/** The page for an unknown address. Its texts are in a separate catalog, because its script loads only when needed. */
export const title = "THE PAGE YOU WERE LOOKING FOR DOESN’T EXIST";
export const advice = "Check the address for typos, or start over from the home page.";
export const services = "Our services";
