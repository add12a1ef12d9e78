/** The three steps of a booking on the home page. Each has one picture per theme. */
export const howItWorks = [
  {
    id: 1,
    img: "step-select-light",
    imgDark: "step-select-dark",
    alt: "Three models on plinths: an apartment, a building and a furnished room. The building is chosen.",
    title: "Select Your Service",
    desc: "Choose Virtual Tours, Digital Twins or Virtual Staging.",
  },
  {
    id: 2,
    img: "step-customize-light",
    imgDark: "step-customize-dark",
    alt: "Model of a room with one wall pulled out, handles at its corners and dimensions along its edges.",
    title: "Customize Your Project",
    desc: "Tell us the property type, the area size and any special requirements.",
  },
  {
    id: 3,
    img: "step-schedule-light",
    imgDark: "step-schedule-dark",
    alt: "A scanner sends a fan of rays through a room; beside it a calendar with one day raised.",
    title: "Schedule & Confirm",
    desc: "Pick a date for a site visit or a virtual consultation. You receive a confirmation and instructions to complete the reservation.",
  },
] as const;
