/** The industries served, in the order of the specification; `slug` is the picture's file name and the card's anchor. */
export const industries = [
  {
    slug: "residential-real-estate",
    name: "Residential real estate",
    description:
      "Tours, plans and staged pictures of homes for sale or rent, all from one visit, so that buyers arrive already knowing the rooms.",
    alt: "Doll-house view of a furnished apartment with living room, kitchen, bath, bedroom and study.",
  },
  {
    slug: "commercial-real-estate",
    name: "Commercial real estate",
    description:
      "Offices, stores and mixed-use buildings measured as they stand: areas for the lease, plans for the fit-out, a tour for tenants far away.",
    alt: "Open-plan office with rows of oak desks, green acoustic baffles, plants and a framed meeting room.",
  },
  {
    slug: "architecture-engineering-construction",
    name: "Architecture, engineering and construction",
    description:
      "Existing conditions before design starts, and progress checked against the model while the building goes up.",
    alt: "Concrete frame under construction at dusk; the floor still to be built is overlaid as a translucent model.",
  },
  {
    slug: "insurance-and-restoration",
    name: "Insurance and restoration",
    description:
      "Damage recorded in full before anything is moved, with measurements that adjuster, contractor and owner can each take for themselves.",
    alt: "Room after water damage with tide marks, lifted floor boards and drying fans; the left side as scan points.",
  },
  {
    slug: "facilities-management",
    name: "Facilities management",
    description:
      "Plant rooms, roofs and ceilings located once and filed by system, so that a technician knows the way before leaving the office.",
    alt: "Roof plant with air handling units, a chiller and insulated pipes; the left part as scan points.",
  },
  {
    slug: "travel-and-hospitality",
    name: "Travel and hospitality",
    description:
      "Lobbies, rooms and event spaces that guests and planners can walk through online before they book.",
    alt: "Hotel lobby with a slatted timber wall, fluted reception desk, a cluster of globe pendants and lounge chairs.",
  },
  {
    slug: "manufacturing",
    name: "Manufacturing",
    description:
      "Production lines, castings and tooling recorded whole, for layout changes, replacement parts and clash checks.",
    alt: "Pump castings on a roller conveyor in a production hall; the left part dissolves into scan points.",
  },
  {
    slug: "government-and-public-sector",
    name: "Government and public sector",
    description:
      "Civic and historic buildings documented for repair, access planning and the archive, without closing them for weeks.",
    alt: "Civic hall with rows of columns and a stone floor; its coffered vault is shown as scan points.",
  },
] as const;

export type Industry = (typeof industries)[number];
export type IndustrySlug = Industry["slug"];
