import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { titleMeta } from "~/back-office/page-title";
import { guard } from "~/guard.server";
import * as text from "~/messages/help";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";

export const meta = titleMeta(text.title);

interface Section {
  id: string;
  title: string;
  text: readonly string[];
  isForAdmins: boolean;
}

const toHelpSections = (
  sectionTexts: Record<string, Omit<Section, "id" | "isForAdmins">>,
  isForAdmins: boolean,
): Section[] => Object.entries(sectionTexts).map(([id, section]) => ({ id, ...section, isForAdmins }));

const sections = [
  ...toHelpSections(text.sections, false),
  ...toHelpSections(text.administrationSections, true),
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/help", request);
  return { isAdmin: staff.isAdmin };
}

const toPageLink = (to: string, reloadDocument = false) =>
  function PageLink(children: string): ReactNode {
    return (
      <Link to={to} reloadDocument={reloadDocument}>
        {children}
      </Link>
    );
  };

const tags = {
  bookings: toPageLink(paths.viewBooking()),
  lists: toPageLink(paths.accountSavelists()),
  calendar: toPageLink(paths.calendar()),
  busy: toPageLink(paths.accountCalendar()),
  projects: toPageLink(paths.manageProjects()),
  mails: toPageLink(paths.mail()),
  spam: toPageLink(paths.viewBooking({ spam: 1 })),
  account: toPageLink(paths.account()),
  emails: toPageLink(paths.accountEmails()),
  security: toPageLink(paths.accountSecurity()),
  invite: toPageLink(paths.invite()),
  signup: toPageLink(paths.signup()),
  users: toPageLink(paths.users()),
  company: toPageLink(paths.settingsSection("company")),
  answers: toPageLink(paths.settingsSection("answers")),
  requests: toPageLink(paths.settingsSection("requests")),
  prices: toPageLink(paths.settingsPrices()),
  replies: toPageLink(paths.settingsReplies()),
  retention: toPageLink(paths.settingsSection("data")),
  rules: toPageLink(paths.settingsSection("security")),
  legal: toPageLink(paths.settingsLegal()),
  people: toPageLink(paths.people()),
  audit: toPageLink(paths.audit()),
  api: toPageLink(paths.apiDocs(), true),
};

export default function Help() {
  const { isAdmin } = useLoaderData<typeof loader>();
  const visibleSections = sections.filter(({ isForAdmins }) => isAdmin || !isForAdmins);
  return (
    <>
      <h1 className="mb-2">{text.title}</h1>
      <p className="mb-8 max-w-read text-muted">{text.lead}</p>
      <div className="grid items-start gap-x-12 gap-y-8 min-[70rem]:grid-cols-[minmax(0,1fr)_16rem]">
        <nav
          aria-label={text.contents}
          className="border border-line bg-raised p-4 min-[70rem]:sticky min-[70rem]:top-21 min-[70rem]:order-2"
        >
          <p className="mb-1 font-semibold">{text.contents}</p>
          <ul className="sm:max-[70rem]:columns-2">
            {visibleSections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-8 items-center py-1 leading-snug text-accent-text no-underline hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-read gap-10">
          {visibleSections.map((section) => (
            <HelpSection key={section.id} {...section} />
          ))}
        </div>
      </div>
    </>
  );
}

function HelpSection({ id, title, text: paragraphs, isForAdmins }: Section) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 scroll-mt-20">
        {title}
      </h2>
      {isForAdmins && <p className="mb-2 text-small text-muted">{text.adminsOnly}</p>}
      <ul className="grid list-disc gap-2 ps-5">
        {paragraphs.map((paragraph) => (
          <li key={paragraph}>
            <RichText text={paragraph} tags={tags} />
          </li>
        ))}
      </ul>
    </section>
  );
}
