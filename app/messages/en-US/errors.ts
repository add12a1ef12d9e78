/** The pages for an unknown address and for an unexpected error. */
export const notFoundName = "Page not found";
export const notFoundTitle = "THE PAGE YOU WERE LOOKING FOR DOESN’T EXIST";
export const notFoundText = "Check the address for typos, or start over from the home page.";
export const returnHome = "Return Home Page";
export const services = "Our services";

export const failedName = "Page not available";
export const failedTitle = "This page didn’t load";
export const failedText = (phone: string) =>
  `It’s our fault. Try again in a minute. If it still doesn’t load, call <phone>${phone}</phone> and give us the number below.`;
