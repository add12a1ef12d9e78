import { company } from "~/site/company";

/** The company's phone and email as links, for messages with the tags `<phone>` and `<email>`. */
export const contactTags = {
  phone: () => (
    <a href={company.phone.href} className="whitespace-nowrap tabular-nums underline">
      {company.phone.label}
    </a>
  ),
  email: () => (
    <a href={`mailto:${company.email}`} className="wrap-anywhere underline">
      {company.email}
    </a>
  ),
};
