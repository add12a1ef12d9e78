import { paths } from "~/paths";

const questions = ["role", "sign-out", "calendar"] as const;

/** A change that the page asks to confirm before its form is sent. */
type Question = (typeof questions)[number];

/** Returns the address at which the page of a colleague asks a question. */
export function questionAddress(id: string, question: Question): string {
  return `${paths.user(id)}?change=${question}`;
}

/** Returns the question of an address; null without one. */
export function readQuestion(url: string): Question | null {
  const asked = new URL(url).searchParams.get("change");
  return questions.find((question) => question === asked) ?? null;
}
