import { plural } from "~/messages/plural";

/** The upload field, and the reasons for rejecting a file. */

export const chooserHint = "Images, PDF, Office, CAD, BIM, point clouds and video.";
export const drop = "Or drop files here.";
export const dropNow = "Drop the files to add them.";
export const uploaded = "Uploaded";
export const waiting = "Waiting";
export const progress = (sent: string, size: string, speed: string, left: string) =>
  `${sent} of ${size}, ${speed} per second, ${left} left`;
export const sentOf = (sent: string, size: string) => `${sent} of ${size}`;
export const paused = "You’re offline. The upload continues when the connection is back.";
export const secondsLeft = plural({ one: "# second", other: "# seconds" });
export const minutesLeft = plural({ one: "# minute", other: "# minutes" });
export const hoursLeft = plural({ one: "# hour", other: "# hours" });
export const cancel = "Cancel";
export const cancelFile = (name: string) => `Cancel ${name}`;
export const remove = "Remove";
export const removeFile = (name: string) => `Remove ${name}`;
export const nameless = "A file without a name";
export const countUploaded = (uploaded: number, total: number) =>
  plural({ one: `${uploaded} of # file uploaded.`, other: `${uploaded} of # files uploaded.` })(total);
export const countInProgress = plural({ other: "# in progress." });
export const countWaiting = plural({ other: "# waiting." });
export const countRefused = plural({ other: "# not accepted." });
export const sendingFile = (file: number, total: number) => `Uploading ${file} of ${total}…`;
export const notSent = (name: string) =>
  `${name} couldn’t be sent. Check your connection, then press Upload again.`;
export const changed = (name: string) => `${name} changed after you chose it. Choose it again.`;
export const notAccepted = (name: string) => `${name} wasn’t accepted.`;

export const bytes = plural({ one: "# byte", other: "# bytes" });
export const kilobytes = plural({ other: "# KB" });
export const megabytes = plural({ other: "# MB" });
export const gigabytes = plural({ other: "# GB" });

export const acceptedTypes =
  "images, PDF, Office documents, text, ZIP, CAD and BIM (DWG, DXF, RVT, IFC, SKP), 3D (OBJ, STL, PLY, E57, LAS, LAZ, PTS, XYZ, GLB, GLTF, FBX) and video (MP4, MOV)";
export const tooLarge = (name: string, limit: string) =>
  `${name} is over ${limit}. Choose a smaller file, or send us a link to it.`;
export const empty = (name: string) => `${name} is empty. Check the file and choose it again.`;
export const wrongType = (name: string) => `We can’t accept ${name}. We accept ${acceptedTypes}.`;
export const wrongContent = (name: string, format: string) =>
  `${name} isn’t a valid ${format} file. Save it again as ${format}, or send it as a ZIP.`;
export const wrongZip = (name: string) =>
  `${name} isn’t a valid ZIP file. Make it again, or send the files one by one.`;
export const withoutName = "A file had no name. Give it one with an ending such as .pdf.";
export const tooManyInBooking = (name: string, limit: number) =>
  `${name} wasn’t added. A request can have ${limit} files. Remove one first, or combine several in a ZIP.`;
export const tooManyAtOnce = (name: string, limit: number) =>
  `${name} wasn’t added. You can send ${limit} files at once. Send it again on its own.`;
export const overQuota = (name: string, wait: string) =>
  `${name} wasn’t added. Too many files came from your network. Try again in ${wait}, or contact us.`;
export const tooManyUploads = (name: string) =>
  `${name} wasn’t added. Other files are still arriving from your network. Try again in a few seconds.`;
export const storeBusy = (name: string) =>
  `${name} wasn’t added. Too many files are arriving at once. Try again in a minute.`;
export const overShare = (name: string) =>
  `${name} wasn’t added. Our storage is almost full, so each network can send only a few files. Send your request without it. Then add it on your request’s page.`;
export const storeFull = (name: string) =>
  `${name} wasn’t added because our storage is full. Continue without it and bring it to the visit.`;
export const bookingClosed = (name: string) =>
  `${name} wasn’t added. This request was already sent, has expired, or was continued in another browser. Reload the page to go on.`;

export const formOverQuota = (wait: string) =>
  `Too many files came from your network. Try again in ${wait}, or contact us.`;
export const formTooManyUploads =
  "Other files are still arriving from your network. Try again in a few seconds.";
export const formStoreBusy = "Too many files are arriving at once. Try again in a minute.";
export const formOverShare =
  "Our storage is almost full, so each network can send only a few files. Send your request without them. Then add them on your request’s page.";
export const formStoreFull = "Our storage is full. Continue without the files and send them later.";
export const notMultipart = "Files must be sent as multipart/form-data.";
export const tooManyFiles = "That’s too many files at once. Send fewer.";
export const incompleteForm = "Part of the form didn’t arrive. Send it again.";
export const tooMuchText = "The form has too much text. Shorten it and send it again.";
export const emptyRequest = "The request is empty. Choose a file and send it again.";
export const stalled = "Almost nothing arrived for a while. Check your connection and send the files again.";
export const cutOff = "The connection ended before everything arrived. Send the files again.";
export const tooMuchAtOnce = "That’s too much at once. Send fewer or smaller files.";
export const diskFull = "Our storage is full, so nothing was saved. Try again later.";
