// @ts-check
// Customers of the bench: each of `count` clients downloads `url` at `rate` bytes a second. Prints a line every second with the
// connections that receive and the bytes of that second.
import { Agent, get } from "node:http";

const [url = "", count = "1", rate = "1000000"] = process.argv.slice(2);
const perSecond = Number(rate);
const agent = new Agent({ maxSockets: Infinity });
let bytes = 0;
let receiving = 0;

for (let client = 0; client < Number(count); client++) download();
setInterval(() => {
  console.log(`${receiving} ${bytes}`);
  bytes = 0;
}, 1000);

function download() {
  get(url, { agent }, (response) => {
    if (response.statusCode !== 200) throw new Error(`The download was answered with ${response.statusCode}`);
    receiving++;
    const start = performance.now();
    let read = 0;
    response.on("data", (/** @type {Buffer} */ chunk) => {
      bytes += chunk.length;
      read += chunk.length;
      const early = (read / perSecond) * 1000 - (performance.now() - start);
      if (early < 20) return;
      response.pause();
      setTimeout(() => response.resume(), early);
    });
    response.once("close", () => receiving--);
  });
}
