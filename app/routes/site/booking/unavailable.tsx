import { title } from "~/messages/booking";
import { Container } from "~/ui/container";
import { Failure } from "./failure";

/** Replaces the form while the draft cannot be read. */
export function Unavailable({ messages }: { messages: string[] }) {
  return (
    <Container className="grid gap-8 pt-[clamp(2rem,1.2rem+3vw,4rem)] pb-section lg:grid-cols-12">
      <div className="grid gap-8 lg:col-span-7">
        <h1>{title}</h1>
        <Failure messages={messages} />
      </div>
    </Container>
  );
}
