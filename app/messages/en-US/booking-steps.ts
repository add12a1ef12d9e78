/** The five steps of the booking form. They are in a separate catalog, because the back office also loads them. */

export const steps = {
  contact: { name: "Contact Information", introduction: "Who should we contact about this project?" },
  service: { name: "Service Details", introduction: "Where should we scan, and when?" },
  project: {
    name: "Project Specifications",
    introduction: "Rough answers are fine. We’ll go over them with you.",
  },
  additional: {
    name: "Additional Information",
    introduction: "All optional. Drawings and photos help us prepare.",
  },
  consents: { name: "Agreements and Consent", introduction: "Check your answers, then agree and submit." },
};
