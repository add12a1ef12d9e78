import { steps } from "~/messages/home";

/** The three steps of a booking on the home page. Each has one picture per theme. */
export const howItWorks = (["select", "customize", "schedule"] as const).map((key, index) => ({
  id: index + 1,
  img: `step-${key}-light` as const,
  imgDark: `step-${key}-dark` as const,
  alt: steps[key].alt,
  title: steps[key].title,
  desc: steps[key].text,
}));
