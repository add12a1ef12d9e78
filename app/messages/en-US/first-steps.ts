/** Tasks on the administrators' dashboard before the first request. */
export const title = "Get ready for the first request";
export const progress = (done: string, all: string) => `${done} of ${all} done`;
export const done = "Done";
export const open = "To do";
export const steps = {
  name: {
    title: "Enter your name",
    text: "Colleagues and customers read it in invitations, the history and emails. Until then, you’re “Administrator”.",
    link: "Open your profile",
  },
  password: {
    title: "Change the first password",
    text: "The password that the first account began with is in the server’s log or its settings.",
    link: "Change the password",
  },
  company: {
    title: "Fill in your company",
    text: "The site still shows an invented phone number or email.",
    link: "Open the company’s settings",
  },
  prices: {
    title: "Say what it costs, when it’s done and how to pay",
    text: "Starting prices, the time to answer, the turnaround of each service, and payment. The site says nothing about them yet, or not all.",
    link: "Open Answers",
  },
  people: {
    title: "Show who stands behind it",
    text: "The founder with a picture, insurance, licenses, and under Company the source of the 63%. What’s empty isn’t shown.",
    link: "Open Answers",
  },
  mail: {
    title: "Send yourself a test email",
    text: "Confirmations, quotes and links all go by email.",
    link: "Open Mail",
  },
  legal: {
    title: "Read the terms and the privacy policy",
    text: "They’re templates. Have them checked, and publish your own.",
    link: "Open the legal texts",
  },
  figures: {
    title: "Confirm the figures on the site",
    text: "Levels of detail and tolerances, Revit 2023, the example of 48,000 sq ft and the layers of a twin stand on Scan to BIM and Digital Twin, four roles on About. Nobody at your company has checked them.",
    link: "Open Scan to BIM",
  },
  colleague: {
    title: "Invite a colleague",
    text: "Somebody else can then take over, and can help if you lose your sign-in.",
    link: "Invite a person",
  },
  factor: {
    title: "Add a second factor to your account",
    text: "A stolen password then isn’t enough to sign in.",
    link: "Add a passkey or an app",
  },
};
/** The buttons of the steps that somebody confirms. */
export const confirm = { legal: "We’ve read them", figures: "They’re right" };
export const hide = "Hide for a week";
export const dismiss = "Remove this list";
