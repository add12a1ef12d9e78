import * as frameText from "~/messages/frame";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import type { ServiceSlug } from "~/settings/offer";
import type { Question } from "./question-list";

const businessId = (origin = "") => `${origin}/#business`;

export function businessData(origin = "") {
  const { name, email, phone, address } = company();
  return {
    "@type": "LocalBusiness",
    "@id": businessId(origin),
    name,
    description: frameText.companyDescription,
    email,
    ...(phone && { telephone: phone.international }),
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/images/hero-social-1200.jpg`,
    address: {
      "@type": "PostalAddress",
      ...(address.street && { streetAddress: address.street }),
      addressLocality: address.locality,
      addressRegion: address.region,
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressCountry: address.country,
    },
    areaServed: frameText.regions.map((region) => ({ "@type": "State", name: region })),
  };
}

export function serviceData(service: { name: string; slug: ServiceSlug }, description: string, origin = "") {
  const lowest = company().startingPrices[service.slug];
  return {
    "@type": "Service",
    name: service.name,
    serviceType: service.name,
    description,
    url: origin + paths.service(service.slug),
    ...(lowest !== undefined && {
      offers: {
        "@type": "Offer",
        priceSpecification: { "@type": "PriceSpecification", minPrice: lowest, priceCurrency: "USD" },
      },
    }),
    provider: { "@type": "LocalBusiness", "@id": businessId(origin), name: company().name },
    areaServed: frameText.regions.map((region) => ({ "@type": "State", name: region })),
  };
}

export function questionData(questions: readonly Question[]) {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, said, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: [said?.text, answer].filter(Boolean).join(" ") },
    })),
  };
}

/** Returns the breadcrumbs from the home page to a page as a schema.org BreadcrumbList. */
export function breadcrumbData(crumbs: readonly { name: string; path: string }[], origin = "") {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
