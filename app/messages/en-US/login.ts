export const title = "Staff login";
export const description = (company: string) => `${company} staff sign in here to see booking requests.`;
export const lead = "For Datum 3D staff. You don’t need an account to book.";
export const email = "Email";
export const password = "Password";
export const button = "Continue";
export const forgot = "Forgot your password?";
export const refusedAdvice =
  "Check both and try again. Forgot your password? Get a link for a new one below.";
export const signedInAs = (email: string) => `You’re signed in as ${email}`;
export const dashboard = "Go to the dashboard";
export const otherAccount = "Sign in with another account";
export const staffManagement = "Staff Management";
export const addAnother = "Add another";
