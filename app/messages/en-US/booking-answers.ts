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

export const serviceUnknown = "Not sure yet";

export const contactMethods = { Call: "Call", Text: "Text" };
export const contactMethodHints = {
  Call: "If we need to talk, we’ll call",
  Text: "If it’s quicker, we’ll text you",
};
export const scanTypes = { Residential: "Residential", Commercial: "Commercial" };
export const scanTypeHints = {
  Residential: "House, apartment or condo",
  Commercial: "Office, store, plant or public building",
};
export const purposes = {
  "Real Estate": "Real Estate",
  Construction: "Construction",
  Marketing: "Marketing",
};
export const rooms = { "Living Room": "Living Room", Kitchen: "Kitchen", Bedroom: "Bedroom" };
export const outputFormats = { OBJ: "OBJ", STL: "STL", PLY: "PLY", PDF: "PDF", MP4: "MP4" };
export const projectTimelines = {
  Flexible: "Flexible",
  Urgent: "Urgent",
  "Within a Week": "Within a Week",
};
export const deliveryPreferences = {
  "Download link": "Download link",
  "Cloud folder": "Cloud folder",
  "Web viewer": "Web viewer",
  "USB drive by mail": "USB drive by mail",
};

export const accepted = "Accepted";
export const notGiven = "Not given";
