import { company } from "~/settings/company";

/** The company's phone and email as links, for messages with the tags `<phone>` and `<email>`. */
export const contactTags = {
  phone: () => <PhoneLink className="whitespace-nowrap tabular-nums underline" />,
  email: () => (
    <a href={`mailto:${company().email}`} className="wrap-anywhere underline">
      {company().email}
    </a>
  ),
};

/** Renders a link to the company's phone number, or nothing if it has none. */
export function PhoneLink({ className }: { className: string }) {
  const { phone } = company();
  return (
    phone && (
      <a href={phone.href} className={className}>
        {phone.label}
      </a>
    )
  );
}
