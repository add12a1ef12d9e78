import Bowser from "bowser";
import * as text from "~/messages/account-security";

/** Returns the browser and the system of a User-Agent header, such as "Chrome on macOS". Anybody can send any header. */
export function describeBrowser(userAgent: string): string {
  if (userAgent === "") return text.unknownDevice;
  const { browser, os } = Bowser.parse(userAgent);
  const [program, system] = [browser.name ?? "", os.name ?? ""];
  if (program && system) return text.browserOnSystem(program, system);
  return program || system || text.unknownDevice;
}
