import { locale } from "~/messages/locale";
import { plural } from "~/messages/plural";

export const title = "Deliver";
export const lead =
  "What you hand over is on the customer’s request page once you publish it. Until then, nobody but staff sees it.";

export const draftTitle = (version: number) => `Version ${version}, not published`;
export const startTitle = "New version";
export const startLead = "Earlier versions stay on the customer’s page, collapsed, until you withdraw them.";
export const start = "Start this version";
export const titleLabel = "Title";
export const titleHint = "What the customer reads first, such as “Point cloud and floor plans.”";
export const noteLabel = "Note";
export const noteHint = "What’s in it, and how to open it. The customer reads it above the files.";
export const save = "Save";
export const missingTitle = "Enter a title";
export const tooLong = (limit: number) => `Use at most ${limit} characters`;

export const contents = "What it contains";
export const nothingYet = "Nothing yet. Add files, pictures of a tour, or links.";
export const kinds = { file: "File", link: "Link", tour: "Tour picture" };
export const checksum = (sha256: string) => `SHA-256 ${sha256}`;
export const receivedOf = (received: string, size: string) =>
  `${received} of ${size} arrived. Choose the same file again to continue.`;
export const checking = "All of it arrived. We’re computing its checksum.";
export const up = "Move up";
export const remove = "Remove";
/** For screen readers, after “Move up” and “Remove”. */
export const ofItem = (name: string) => ` ${name}`;

export const addFiles = "Add files";
export const addTour = "Add pictures of a tour";
export const filesHint = (types: string, limit: string) => `${types}, up to ${limit} each.`;
export const formHint = (limit: string, count: number) =>
  `Up to ${limit} each and ${count} at once. Turn on JavaScript to send larger files.`;
export const tourHint =
  "Panoramas as 2:1 JPEG files. All of them together become one tour, in the order of the list.";
/** How point clouds of any size open in the browser; docs/operations.md has the commands. */
export const pointClouds = {
  title: "Point clouds in the browser",
  text: (limit: string) =>
    `Customers look at LAZ and PLY files of up to ${limit} without any software. Make a COPC of a larger one, or of an E57, and add that: it opens at any size.`,
  tools: "With PDAL, or with untwine:",
  commands: ["pdal translate scan.laz scan.copc.laz", "untwine -i scan.laz -o scan.copc.laz"],
};
export const send = "Send files";
export const added = plural({ one: "# file added.", other: "# files added." });
export const noFile = "Choose a file";

export const addLink = "Add a link";
export const linkName = "What it is";
export const linkNameHint = "Such as “Matterport tour.”";
export const linkAddress = "Address";
export const linkAddressHint = "It begins with https://";
export const missingName = "Enter what it is";
export const wrongAddress = "Enter an address that begins with https://";
export const saveLink = "Add link";

export const publish = "Publish";
export const publishHead = (version: number) => `Publish version ${version}`;
const items = plural({ one: "# item", other: "# items" });
export const publishLead = (title: string, count: number) =>
  `“${title}” with ${items(count)} will be on the customer’s request page.`;
export const published = "Published.";
export const notReady = {
  empty: "Nothing was published: the version has no files and no links",
  unfinished: "Nothing was published: a file hasn’t arrived completely",
  changed: "Nothing was published: somebody changed this version. Look at it again",
  "no-draft": "Nothing was published: this version is published already or was removed",
};

export const versions = "Versions";
export const version = (number: number) => `Version ${number}`;
export const states = {
  draft: "Not published",
  published: (day: string) => `Published ${day}`,
  withdrawn: (day: string) => `Withdrawn ${day}`,
};
export const withdraw = "Withdraw";
export const withdrawQuestion = (number: number) => `Withdraw version ${number}?`;
export const withdrawText =
  "The customer and everyone with a link no longer see it. Its files stay here. You can’t publish it again.";
export const withdrawn = "Version withdrawn.";
export const saved = "Saved.";
export const itemGone = "That file or link is no longer in this version.";
export const itemRemoved = "Removed.";
export const linkAdded = "Link added.";

/** The public links to the tour. */
export const publicTour = {
  lead: "Everybody who has the link sees the 360° pictures of the newest published version that has any, or else its point cloud, and nothing else of the request. Other sites may show it in a frame. The customer finds the link on the request page.",
  nothing:
    "Publish pictures of a tour, or a LAZ or PLY file that opens in the browser. Then you can make a link.",
  titleLabel: "What it shows",
  titleHint: "Everybody reads it above the tour, such as the address of the property.",
  titleExample: "12 Main Street, Oakland",
  missingTitle: "Enter what it shows",
  days: "How many days it works",
  daysHint:
    "Leave it empty to keep it until you end it. Meanwhile, the request with its results is kept, whatever Settings → Data retention says. A declined or canceled request shows nothing.",
  wrongDays: (max: number) =>
    `Enter a whole number from 1 to ${max.toLocaleString(locale)}, or leave it empty`,
  make: "Make a public link",
  made: "The public link works.",
  until: (day: string) => `Works until ${day}`,
  over: (day: string) => `Its time was over on ${day}`,
  extend: "Change its end",
  extendDays: "How many days it works from today",
  extendHint: "Leave it empty to keep it until you end it. The address stays the same.",
  saveEnd: "Save the new end",
  extended: "The public link has a new end. Its address is the same.",
  untilEnded: "Works until you end it",
  lostLink: "Nobody can read this link here anymore. It still works. End it and make another one to copy it.",
  end: "End",
  endFor: (title: string) => `End the public link “${title}”`,
  ended: "The public link has ended. Sites that frame it show nothing now.",
};

export const refusals = {
  "not-allowed":
    "Nothing was saved: results can be delivered once the request is in review, and until it’s declined or canceled",
  "no-draft": "Nothing was saved: this version is published already or was removed",
  "has-draft": "Nothing was saved: a version that isn’t published exists already",
  changed: "Nothing was saved: somebody changed this version while you were editing",
  "link-ended": "Nothing was saved: somebody ended this link, and it stays so. Make a new one",
  "too-many-links": (limit: number) => `There are ${limit} public links already. End one first`,
  full: (limit: number) => `A version has up to ${limit} items. Remove one first`,
};

/** Shown to the second of two people who edit the title or the note at the same time. */
export const changedAdvice = "Compare your text with what is stored now, then save again.";
export const nowStored = {
  title: (value: string) => `The title is now: ${value}`,
  note: (value: string) => (value === "" ? "The note is empty now" : `The note is now: ${value}`),
};

/** Reasons why a file was rejected. Each names the file. */
export const refusedFiles = {
  type: (name: string, types: string) => `${name}: choose a file of these types: ${types}`,
  content: (name: string, tag: string) => `${name} isn’t a ${tag} file. Export it again and send that`,
  damaged: (name: string) => `${name} is damaged or cut off. Export it again and send that`,
  empty: (name: string) => `${name} is empty`,
  tooLarge: (name: string, limit: string) => `${name} is larger than ${limit}`,
  sameName: (name: string) => `This version has a file named ${name} already. Remove that, or rename yours`,
  notPanorama: (name: string) =>
    `${name} isn’t a panorama: a tour needs JPEG files that are twice as wide as they are high`,
  tooMany: (limit: number) =>
    `You have ${limit} unfinished files. Finish or remove some of them, then send this one`,
  full: (name: string) => `${name} doesn’t fit: the disk for results is full. Tell your administrator`,
};

export const sending = {
  waiting: "Waiting for the files before it",
  otherTab: "This file is being sent in another tab",
  changed: "Another version of this file was started here or elsewhere. Remove that one from the list first",
  stop: "Stop",
  dismiss: "Dismiss",
  signedOut: "You’re signed out. Sign in, then choose the file again. It continues where it stopped",
  failed: "It couldn’t be sent. Choose the file again. It continues where it stopped",
};
