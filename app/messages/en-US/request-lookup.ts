/** The page where a visitor asks for the link to a request. */

export const title = "Find your request";
export const description =
  "Enter your reference and email to get the link to your request: its status, quote, visit and messages.";
export const lead =
  "We’ll email you a link to the page of your request, with its status, messages and files.";
export const reference = "Reference";
export const referenceHint = "8 letters and digits, like K7MD-3R4F. It’s in our first email.";
export const email = "Email";
export const emailHint = "The address you gave us with the request.";
export const send = "Email me the link";
export const help = {
  byPhone: "No reference? Call <phone></phone> and we’ll find it.",
  byEmail: "No reference? Email <email></email> and we’ll find it.",
};

export const sent = "Check your email";
export const sentAdvice =
  "If we have a request with this reference and email, we’ll email its link to that address. It usually takes a few minutes, and longer when we get a lot of requests.";

export const errors = {
  reference: {
    missing: "Enter your reference",
    format: "Enter a reference of 8 letters and digits, like K7MD-3R4F",
    unused: (characters: string) =>
      `References never contain ${characters}. Copy yours from our first email.`,
  },
  email: {
    missing: "Enter your email address",
    format: "Enter an email address like name@example.com",
    tooLong: (limit: number) => `Shorten the email address to ${limit} characters or fewer`,
  },
};
export const tooMany = "Too many requests came from your network";
export const tooManyAdvice = (wait: string) => `Wait ${wait}, then try again, or contact us.`;
