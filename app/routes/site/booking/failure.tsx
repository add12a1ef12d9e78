import * as bookingText from "~/messages/booking";
import { RichText } from "~/messages/rich-text";
import { contactText } from "~/settings/company";
import { contactTags } from "~/site/contact-tags";
import { FailureBanner } from "~/ui/failure-banner";

export function Failure({ messages }: { messages: string[] }) {
  return (
    <FailureBanner messages={messages}>
      {" "}
      <RichText text={contactText(bookingText.reachUs)} tags={contactTags} />
    </FailureBanner>
  );
}
