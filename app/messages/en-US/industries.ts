export const heading = "Industries";
export const description =
  "3D scanning for real estate, construction, insurance, facilities, hospitality, manufacturing and the public sector.";
export const lead = "The scanner is the same. What you need from it isn’t.";
export const closing =
  "Don’t see your industry? Tell us about the space and we’ll tell you what a scan can do.";

/** The alternative text of a card’s picture. */
export const illustration = (subject: string) => `${subject} Computer-generated illustration.`;

/** The accessible name of the links on an industry's card. */
export const servicesFor = (industry: string) => `Services for ${industry}`;

/** By slug. */
export const industries = {
  "residential-real-estate": {
    name: "Residential real estate",
    description: "Tours, plans and staged photos of homes, all from one visit.",
    alt: "Dollhouse view of a furnished one-bedroom apartment with a study.",
  },
  "commercial-real-estate": {
    name: "Commercial real estate",
    description: "Areas for the lease, plans for the build-out and tours for tenants far away.",
    alt: "Open-plan office with rows of oak desks, green acoustic baffles and a glass meeting room.",
  },
  "architecture-engineering-construction": {
    name: "Architecture, engineering and construction",
    description:
      "Existing conditions before design starts. Progress checked against the model as the building goes up.",
    alt: "Concrete frame under construction. The floor still to be built is overlaid as a translucent model.",
  },
  "insurance-and-restoration": {
    name: "Insurance and restoration",
    description:
      "Damage documented before anything moves. Adjuster, contractor and owner all work from the same measurements.",
    alt: "Water-damaged room with lifted floorboards and drying fans. The left side is scan points.",
  },
  "facilities-management": {
    name: "Facilities management",
    description:
      "Mechanical rooms, roofs and ceilings mapped once. Your techs know where to go before they leave the shop.",
    alt: "Rooftop equipment with air handlers and a chiller. The left part is scan points.",
  },
  "travel-and-hospitality": {
    name: "Travel and hospitality",
    description:
      "Lobbies, rooms and event spaces that guests and planners can walk through before they book.",
    alt: "Hotel lobby with a slatted wood wall, a reception desk, globe pendants and lounge chairs.",
  },
  manufacturing: {
    name: "Manufacturing",
    description:
      "Production lines and castings scanned whole for layout changes, replacement parts and clash checks.",
    alt: "Pump castings on a roller conveyor. The left part dissolves into scan points.",
  },
  "government-and-public-sector": {
    name: "Government and public sector",
    description: "Civic and historic buildings documented for repair, access planning and the archive.",
    alt: "Civic hall with rows of columns. Its coffered vault is shown as scan points.",
  },
};
