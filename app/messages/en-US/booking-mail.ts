/** The emails about a new booking. */

export const greeting = (name: string) => `Hello ${name},`;
export const anonymousGreeting = "Hello,";

export const visitorSubject = (reference: string) => `We’ve got your request: ${reference}`;
export const visitorText = (reference: string, service: string) =>
  `Thanks for your request. Your reference is ${reference}.
Service: ${service}

Nothing is final yet. We’ll contact you to confirm the date, scope and price.`;

export const companySubject = (reference: string) => `New booking inquiry: ${reference}`;
export const companyText = (reference: string, service: string) =>
  `A new booking inquiry came in: ${reference}
Service: ${service}`;
