/** The checklist for the day of a visit. */

export const pageName = "How to prepare";
export const description =
  "A checklist for the day we scan: access, rooms, people and papers. Print it, tick it off, and the visit goes smoothly.";
export const title = "How to prepare for the visit";
export const lead =
  "Tick off what applies before we arrive. Can’t do one of these? Tell us, and we’ll plan around it.";
export const print = "It fits on one sheet. Print this page to take it along.";
export const link = "How to prepare";

export const groups = [
  {
    title: "Getting in",
    items: [
      "Someone with the keys is there when we arrive, or we have the codes.",
      "Locked rooms, roofs and mechanical rooms are open, or their keys are at hand.",
      "Alarms are off where we scan.",
      "We know where to park and unload, and whether there’s an elevator.",
      "Tenants, neighbors and staff know that we’re coming.",
    ],
  },
  {
    title: "Rooms",
    items: [
      "Doors between rooms stand open.",
      "Lights work in every room. Blinds are set the way you want to see them.",
      "Parts of the floor and walls are visible. Furniture can stay.",
      "For photos and tours: personal things, papers and screens are out of sight.",
      "We know about large mirrors and glass walls. Lasers measure their reflections.",
    ],
  },
  {
    title: "People and pets",
    items: [
      "People and pets stay out of the room we’re in.",
      "On a site with safety rules, we know what to wear and where to sign in.",
    ],
  },
  {
    title: "Objects and equipment",
    items: [
      "A large object stands still, with room to walk around it.",
      "We know which surfaces are polished, black or clear.",
      "Nameplates and tags can be read.",
    ],
  },
  {
    title: "Papers",
    items: [
      "You’ve sent us the drawings you have, old ones included.",
      "We know which areas matter most if time runs short.",
      "We have a name and a phone number for the day.",
    ],
  },
];

/** Above the lines for handwriting on the printed list. */
export const notes = "Notes";
export const closing = "Not booked yet?";
