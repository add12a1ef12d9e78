import { paths } from "~/paths";
import { company } from "~/site/company";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { TitleBlock } from "~/ui/title-block";
import type { ConfirmationData } from "./confirmation.server";
import { NotAddedFiles } from "./not-added-files";
import { useFocusOnArrival } from "./use-focus-on-arrival";

/** Renders a submitted booking: the reference to keep, and what happens next. */
export function Confirmation({ data }: { data: ConfirmationData }) {
  const { reference, fullName, scanType, preferredDate, serviceLocation, files, receivedAt, contactMethod } =
    data;
  const { refusedFiles } = data;
  const heading = useFocusOnArrival();
  return (
    <Container className="grid gap-x-gutter gap-y-12 pt-[clamp(2rem,1.2rem+3vw,4rem)] pb-section lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Banner tone="ok" title="Booking and files saved successfully" />
        {refusedFiles.length > 0 && (
          <div className="mt-4">
            <Banner
              tone="warn"
              title={
                refusedFiles.length === 1
                  ? "1 file was not added"
                  : `${refusedFiles.length} files were not added`
              }
            >
              <NotAddedFiles files={refusedFiles} />
              <p className="mt-2">
                To send {refusedFiles.length === 1 ? "it" : "them"} another way, write to{" "}
                <a href={`mailto:${company.email}`} className="underline">
                  {company.email}
                </a>{" "}
                with your reference.
              </p>
            </Banner>
          </div>
        )}
        <h1 ref={heading} tabIndex={-1} className="mt-8 outline-none!">
          We have your request
        </h1>
        <p className="mt-4 max-w-[44ch] text-lead text-muted">
          Keep the reference. It is all we need to find your booking when you call or write.
        </p>
        <div className="mt-11">
          <TitleBlock
            hasCropMarks
            items={[
              { term: "Reference", value: reference, isWide: true, isLarge: true },
              { term: "Full Name", value: fullName },
              { term: "Scan Type", value: scanType },
              { term: "Preferred Date", value: preferredDate ?? "Not given" },
              { term: "Service Location", value: serviceLocation },
              { term: "Files", value: files === 0 ? "None" : `${files} uploaded` },
              { term: "Received", value: receivedAt },
            ]}
          />
        </div>
        <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3">
          {/* The home page runs no React, so it is loaded as a document. */}
          <ButtonLink to={paths.home()} reloadDocument variant="secondary">
            Return Home Page
          </ButtonLink>
          <ButtonLink to={paths.booking()} variant="quiet">
            Book another appointment
          </ButtonLink>
        </div>
      </div>
      <section className="self-start lg:col-start-9 lg:col-end-13">
        <h2 className="mb-4 text-h3 font-semibold">What happens next</h2>
        <ol className="[counter-reset:step]">
          <NextStep lead="We read it.">A person checks the scope, the files and the dates.</NextStep>
          <NextStep lead="We contact you">
            by {contactMethod === "Text" ? "text message" : "call"}, as you chose, to settle the date and the
            price.
          </NextStep>
          <NextStep lead="We scan.">Turnaround after the visit is typically 1-2 weeks.</NextStep>
        </ol>
      </section>
    </Container>
  );
}

function NextStep({ lead, children }: { lead: string; children: React.ReactNode }) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr] border-t border-line py-4 [counter-increment:step] before:font-mono before:text-mono before:leading-[1.9] before:text-muted before:content-[counter(step)]">
      <span>
        <strong className="font-semibold">{lead}</strong> <span className="text-muted">{children}</span>
      </span>
    </li>
  );
}
