/** The answers of a booking, in the form, its review, and the back office. */

export const answerLabels = {
  fullName: "Full Name",
  email: "Email",
  phone: "Phone",
  contactMethod: "Contact Method",
  company: "Company",
  service: "Service",
  serviceLocation: "Service Location",
  accessInstructions: "Access Instructions",
  scanType: "Scan Type",
  preferredDate: "Preferred Date",
  backupDate: "Backup Date",
  purpose: "Purpose",
  projectScope: "Project Scope",
  numberOfRooms: "Rooms to Scan",
  outputFormats: "Output Formats",
  budgetRange: "Budget Range",
  projectTimeline: "Project Timeline",
  additionalServices: "Additional Services",
  specialInstructions: "Special Instructions",
  deliveryPreferences: "Delivery Preferences",
  filesLink: "Link to Larger Files",
  termsAccepted: "Terms",
  privacyConsent: "Privacy",
  showcaseConsent: "Showcase",
};

/** Under the label of an input, where it needs one. */
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

/** What a visitor chooses from, by the value that is stored. */
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

/** Under the label of an option. */
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

export const serviceUnknown = "Not sure yet";

export const accepted = "Accepted";
export const notGiven = "Not given";
