// @ts-check
// The mail server of the bench: accepts and discards every mail. Prints its port, then a line for every `expected` mails.
import { SMTPServer } from "smtp-server";

const expected = Number(process.argv[2]);
let count = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    stream.resume().on("end", () => {
      done();
      if (++count % expected === 0) console.log("complete");
    });
  },
});
server.listen(0, "127.0.0.1", () =>
  console.log(/** @type {import("node:net").AddressInfo} */ (server.server.address()).port),
);
