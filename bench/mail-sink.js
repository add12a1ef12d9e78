// @ts-check
// The mail server of the bench: accepts and discards every mail. Prints its port, then for every `expected` mails a line with the
// milliseconds from the first of them to the last.
import { SMTPServer } from "smtp-server";

const expected = Number(process.argv[2]);
let count = 0;
let startedAt = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    if (count % expected === 0) startedAt = performance.now();
    count++;
    const isLast = count % expected === 0;
    stream.resume().on("end", () => {
      done();
      if (isLast) console.log(performance.now() - startedAt);
    });
  },
});
server.listen(0, "127.0.0.1", () =>
  console.log(/** @type {import("node:net").AddressInfo} */ (server.server.address()).port),
);
