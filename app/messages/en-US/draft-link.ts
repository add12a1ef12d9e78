/** The mailed link that opens an unfinished request on another device. */

export const title = "Finish later";
export const description = "Get a link that opens your answers on any device.";
export const lead = (days: number) =>
  `We’ll email you a link that opens your answers on any device. We keep them for ${days} days after your last change.`;
export const email = "Email";
export const send = "Send the link";
export const back = "Back to the form";
export const sent = "Check your email";
export const sentAdvice = (email: string) =>
  `We’re sending a link to ${email}. If it doesn’t arrive in a few minutes, look in your spam folder.`;
export const delayed = "Our emails are delayed right now";
export const delayedAdvice = (email: string) =>
  `We’ll send a link to ${email} as soon as we can. Your answers are saved: you can continue in this browser at any time.`;

export const openTitle = "Continue your request";
export const openText =
  "Your saved answers will open in this browser, and can’t be seen or changed anymore in any other one. Only continue on a device that’s yours.";
export const open = "Continue";
export const tooManyAdvice = (wait: string) =>
  `Your answers are saved. Open the link again in ${wait}, or contact us.`;
export const otherTitle = "Which request do you want to continue?";
export const otherText =
  "This browser already has answers for another request. If you switch, you can get back to them only with a link of their own. <link>Email me that link first</link>.";
export const openMailed = "Continue the one from the email";
export const keepOther = "Keep the one in this browser";

export const movedTitle = "You continued in another browser";
export const movedText =
  "This request was opened with a link from our email, so your answers are in that browser now. To continue here, open the link from the email here. It still works.";
export const movedMailLink = "Email me a new link";
export const movedLead =
  "Enter the email address that you continued with. We’ll send a link that opens your answers here.";
export const movedSentAdvice = (email: string) =>
  `If you continued with ${email}, we’re sending a link there. If it doesn’t arrive in a few minutes, look in your spam folder.`;
/** The answer to a step sent after the draft moved. */
export const notSavedTitle = "This step wasn’t saved";
export const notSavedAdvice =
  "You continued this request in another browser. What you typed is still on this page. To continue here, open the link from our email in this browser.";
export const submittedTitle = "This request was sent";
export const submittedText =
  "It was sent from another browser, where you continued it. To see it here, look it up with your email and the reference from our first email.";
export const lookUp = "Look up your request";

export const deadTitle = "This link doesn’t work anymore";
export const deadText = (days: number) =>
  `Links stop working once you send the request, or ${days} days after your last change.`;
export const startNew = "Start a new request";
