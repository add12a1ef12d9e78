/** The mailed link that opens a request that isn’t finished yet on another device. */

export const title = "Finish later";
export const description = "Get a link that opens your answers on any device.";
export const lead = (days: number) =>
  `We’ll email you a link that opens your answers on any device. We keep them for ${days} days after your last change.`;
export const email = "Email";
export const send = "Send the link";
export const back = "Back to your request";
export const sent = "Check your email";
export const sentAdvice = (email: string) =>
  `We’re sending a link to ${email}. If it doesn’t arrive in a few minutes, look in your spam folder.`;
export const delayed = "Our emails are delayed right now";
export const delayedAdvice = (email: string) =>
  `We’ll send a link to ${email} as soon as we can. Your answers are saved: you can go on in this browser at any time.`;

export const mailSubject = "Continue your booking request";
export const mailText = [
  "Use this link to continue your booking request on any device. Anyone who has it can see your answers, so please don’t forward it.",
  "Didn’t ask for this? You can ignore this email. We won’t send another.",
];
export const service = "Service";
export const keptUntil = "Kept until";
export const mailButton = "Continue your request";

export const openTitle = "Continue your request";
export const openText =
  "Your saved answers will open in this browser. Only continue on a device that’s yours.";
export const open = "Continue";
export const otherTitle = "Which request do you want to continue?";
export const otherText =
  "This browser already has answers for another request. If you switch, you can get back to them only with a link of their own. <link>Email me that link first</link>.";
export const openMailed = "Continue the one from the email";
export const keepOther = "Keep the one in this browser";

export const deadTitle = "This link doesn’t work anymore";
export const deadText = (days: number) =>
  `Links stop working once you send the request, or ${days} days after your last change.`;
export const startNew = "Start a new request";
