import { adminEmail, adminPassword } from "#tests/support/app-server";
import { Visitor } from "#tests/support/visitor";
import { paths } from "~/paths";

/** The Cookie header of an administrator who has signed in at `url`. */
export async function signIn(url: string): Promise<string> {
  const staff = new Visitor(url);
  await (await staff.open(paths.login())).submit({ email: adminEmail, password: adminPassword }, "Continue");
  return [...staff.cookies].map((pair) => pair.join("=")).join("; ");
}
