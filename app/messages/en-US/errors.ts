export const notFoundName = "Page not found";
export const returnHome = "Return Home Page";
export const failedName = "Page not available";
export const failedTitle = "This page didn’t load";
export const failedText = {
  byPhone:
    "It’s our fault. Try again in a minute. If it still doesn’t load, call <phone></phone> and give us the error code below.",
  byEmail:
    "It’s our fault. Try again in a minute. If it still doesn’t load, email <email></email> and give us the error code below.",
};
