export const title = "Book an appointment";
export const titleOfStep = (step: string) => `${step} | Book an appointment`;
export const titleWithErrors = (title: string) => `Error: ${title}`;
export const description =
  "Request a 3D scan in California, Nevada or Oregon. Five short steps, and you can add files.";

export const previous = "Previous";
export const next = "Next";
export const saveAndReview = "Save and review";
export const submit = "Submit Booking";
export const finishLater = "Email me a link to continue";

export const startHere = "Please start here";
export const startHereAdvice = (days: number) =>
  `We couldn’t find your answers in this browser. We keep them for ${days} days and need cookies to find them.`;
export const alreadySent = "You already sent this request";
export const notInRequest = "What you just typed isn’t in it. Write it in a message below.";
export const alreadySentLinks = (reference: string) =>
  `Reference ${reference}. <link>See the confirmation</link>, or start another request below.`;
export const resume = "Your answers are saved";
export const resumeLink = (step: number) =>
  `<link>Continue at step ${step}</link>, or check them from the start.`;

export const asideName = "About this request";
export const soFar = "Your request so far";
export const notFinal = "Nothing is final yet";
export const notFinalText =
  "This is a request, not a commitment. We’ll confirm the date, scope and price before anyone comes out.";
export const price = "What it costs";
export const reply = "When you’ll hear from us";
export const talk = "Questions?";
export const talkText = {
  byPhone: "Call <phone></phone> or email <email></email>.",
  byEmail: "Email <email></email>.",
};

/** Below the label of an input. */
export const answerHints = {
  email: "We’ll only email you about this request.",
  phone: "Include the area code, like (818)\u00a0555-0142.",
  accessInstructions: "Gate codes, parking, who’ll let us in.",
  projectScope: "Which spaces, how big, and what you’ll use the scan for.",
  numberOfRooms: "Other rooms? Name them under Project Scope.",
  outputFormats: "Need RVT, IFC, DWG or E57? Tell us under Project Scope.",
  additionalServices: "Choose any that apply.",
  budgetRange: "We’ve filled in $500 to start. More than $5,000? Enter 5000 and tell us under Project Scope.",
  filesLink:
    "For files over 15 MB, such as point clouds: share them in Google Drive, Dropbox or OneDrive and paste the link.",
};

/** The budget's hint for a service whose prices start above the form's amount. */
export const budgetBelowPrice = (price: string) =>
  `${price} We’ve filled in $500 to start, so enter your own amount. More than $5,000? Enter 5000 and tell us under Project Scope.`;

/** By the stored value. */
export const optionLabels = {
  contactMethod: { Call: "Call", Text: "Text" },
  scanType: { Residential: "Residential", Commercial: "Commercial" },
  purpose: {
    "Real Estate": "Real Estate",
    Construction: "Construction",
    Marketing: "Marketing",
  },
  numberOfRooms: { "Living Room": "Living Room", Kitchen: "Kitchen", Bedroom: "Bedroom" },
  outputFormats: { OBJ: "OBJ", STL: "STL", PLY: "PLY", PDF: "PDF", MP4: "MP4" },
  projectTimeline: {
    Flexible: "Flexible",
    Urgent: "Urgent",
    "Within a Week": "Within a Week",
  },
  deliveryPreferences: {
    "Download link": "Download link",
    "Cloud folder": "Cloud folder",
    "Web viewer": "Web viewer",
    "USB drive by mail": "USB drive by mail",
  },
};

/** Below the label of an option. */
export const optionHints = {
  contactMethod: {
    Call: "If we need to talk, we’ll call",
    Text: "If it’s quicker, we’ll text you",
  },
  scanType: {
    Residential: "House, apartment or condo",
    Commercial: "Office, store, plant or public building",
  },
};

export const whichService = "Which service do you need?";
export const dates = "When";
export const datesHint =
  "All times are Pacific time. Prefer a virtual consultation? Ask for one under Special Instructions.";
export const usualFormats = (service: string, formats: string) =>
  `${service} usually comes as ${formats}. For formats that aren’t here, tell us under Project Scope.`;
export const servicesBeside = (service: string) => `Anything besides ${service}?`;

export const correctEmail = "Use this address";

export const uploadLabel = "Upload Files (max 15 MB each)";
export const uploadHint = (files: number, days: number) =>
  `Up to ${files} files. If you don’t submit, we delete them after ${days} days.`;
export const upload = "Upload";
export const dismiss = "Dismiss";
export const dismissFile = (name: string) => `Dismiss ${name}`;

export const consents = "Your consent";
export const terms = "I accept the <link>terms of service</link>.";
export const newTab = "opens in a new tab";
export const consentChanged = "The text that you agree to has changed";
export const consentChangedAdvice =
  "We published a new version while you were filling in the form. Read it, then agree again. Your answers are still here.";
export const termsHint = "This is a request. Nothing is booked until we confirm it with you.";
export const privacy = (company: string) =>
  `${company} may use my information to handle this request, as described in the <link>privacy policy</link>.`;
export const privacyHint = "Only our staff see it. Your files are never public.";
export const showcase = (company: string) =>
  `${company} may show the finished scan as an example of its work.`;
export const showcaseHint = "No names or addresses. You can withdraw this any time.";

export const unreachable = "We couldn’t connect";
export const unreachableAdvice =
  "Your answers are still here. Check your connection and try again, or contact us.";
export const reachUs = {
  byPhone: "Our number is <phone></phone>.",
  byEmail: "Our email is <email></email>.",
};
export const tooManyRequests = "Too many requests came from your network";
export const tooManyRequestsAdvice = (wait: string) =>
  `Your answers are still here. Try again in ${wait}, or contact us.`;
/** The label of the field that detects programs. No person sees or hears it. */
export const leaveEmpty = "Leave this field empty";
export const stepNotSaved = "This step wasn’t saved";

/** The review of all answers before the submit, and files that were not added. */

export const reviewFiles = "Files";
export const nothingElse = "Nothing else given.";
export const nothingGiven = "Nothing given.";
export const change = "Change";
export const changeAnswers = (step: string) => `Change ${step}`;
export const notAdded = "Not added";
/** Precedes the reason. */
export const notAddedFile = "Not added:";
