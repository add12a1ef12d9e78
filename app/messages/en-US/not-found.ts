/** The page for an unknown address. A catalog of its own, because its script loads only when needed. */
export const title = "THE PAGE YOU WERE LOOKING FOR DOESN’T EXIST";
export const advice = "Check the address for typos, or start over from the home page.";
export const services = "Our services";
