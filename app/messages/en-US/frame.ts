export const skipToContent = "Skip to content";
export const mainNavigation = "Main";
export const drawerNavigation = "Mobile";
export const home = "Home";
export const services = "Our services";
export const industries = "Industries";
export const sampleTour = "Sample tour";
export const sampleScan = "Sample scan";
export const company = "Company";
export const about = "About";
export const projects = "Projects";
export const staff = "Staff";
export const findRequest = "Find your request";
/** Narrow screens hide the text inside of the tag; screen readers read the whole label. */
export const book = "Book<more> an appointment</more>";
export const bookAppointment = "Book an appointment";
export const menu = "Menu";
export const call = (phone: string) => `Call ${phone}`;

export const language = "Language: ";
export const languages = {
  "en-US": "English",
  vi: "Vietnamese",
  "fr-BE": "Français Belgique",
  "fr-CA": "Français Canada",
};

export const servicesHeading = "Services";
export const contactHeading = "Contact Info";
export const socialNetworks = {
  facebook: "Facebook",
  twitter: "Twitter",
  youtube: "YouTube",
  instagram: "Instagram",
};
export const illustrations = "All images on this site are computer-generated.";
/** Used once there are projects, because their pictures are the company’s own. */
export const illustrationsButProjects = "All images but those of our projects are computer-generated.";

/** Used on more than one page. */
export const companyDescription =
  "We scan rooms, buildings and large objects, and turn them into tours, drawings and models.";
export const regions = ["California", "Nevada", "Oregon"];
export const accuracy = "1/8 inch over 100 ft";

export const legalTitles = { terms: "Terms of service", privacy: "Privacy policy" };
