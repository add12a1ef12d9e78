import type { Submission } from "@conform-to/react";
import { parseForm } from "~/lib/parse-form";
import { type Credentials, loginSchema } from "~/staff/schema";

export function checkLogin(form: FormData): Submission<Credentials> {
  return parseForm(form, loginSchema);
}
