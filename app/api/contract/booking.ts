import { z } from "zod";
import type { Resource } from "~/api/operation";
import { maxMatches } from "~/booking/list/search";
import { bookingSchema } from "~/booking/schema";
import { searchLength } from "~/lib/text";
import { backgroundHeader } from "~/staff/sessions/background-header";
import { count, id, timestamp, page } from "./fields";
import { bookingFile } from "./files";

const status = z.int().meta({ description: "0 is Pending, 1 is Viewed, anything else Unknown" });
const reference = z
  .string()
  .regex(/^[0-9A-Z]{8}$/)
  .meta({ description: "The reference that people use; shown as ABCD-2345" });

const booking = z
  .object({
    id,
    reference,
    status,
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    contactMethod: z.string(),
    company: z.string(),
    serviceLocation: z.string().meta({ description: "A map link with coordinates, or free text" }),
    accessInstructions: z.string(),
    scanType: z.string(),
    preferredDate: timestamp.nullable(),
    backupDate: timestamp.nullable(),
    purpose: z.string(),
    projectScope: z.string(),
    numberOfRooms: z.array(z.string()),
    outputFormats: z.array(z.string()),
    additionalServices: z.array(z.string()),
    specialInstructions: z.string(),
    budgetRange: z.int().min(0).max(5_000).meta({ description: "US dollars" }),
    projectTimeline: z.string(),
    deliveryPreferences: z.array(z.string()),
    termsAccepted: z.boolean(),
    privacyConsent: z.boolean(),
    showcaseConsent: z.boolean(),
    completionDate: timestamp.nullable(),
    createdAt: timestamp,
    files: z.array(bookingFile),
  })
  .meta({ id: "Booking", description: "A booking as submitted, with its current state" });

const pendingBooking = z
  .object({ id, fullName: z.string(), createdAt: timestamp })
  .meta({ id: "PendingBooking", description: "A booking that has not been viewed yet" });

const unknown = { 404: "There is no such booking" };

export const pendingBookings = {
  path: "/api/booking/pending",
  operations: {
    GET: {
      summary: "Pending bookings",
      description: "The number of bookings that have not been viewed yet, and the newest of them.",
      headers: z.object({
        [backgroundHeader]: z.string().optional().meta({
          description: "Marks background polling: the request does not extend the session",
        }),
      }),
      query: z.object({ page: page("A page of 6; without it, the newest 20 are returned") }),
      success: {
        status: 200,
        description: "The count of all, and one page, newest first",
        body: z.object({ ptotalCount: z.int().min(0), pendingBookings: z.array(pendingBooking) }),
      },
    },
  },
} as const satisfies Resource;

export const allBookings = {
  path: "/api/booking/all",
  operations: {
    GET: {
      summary: "How many bookings there are",
      description: "The count of all, and one page of 6, newest first; a page past the last is empty.",
      query: z.object({ page: page("From 1; the default is 1") }),
      success: {
        status: 200,
        description: "The count and the page",
        body: z.object({ atotalCount: z.int().min(0), bookings: z.array(booking) }),
      },
    },
  },
} as const satisfies Resource;

export const viewBooking = {
  path: "/api/booking/viewbooking",
  operations: {
    GET: {
      summary: "All bookings",
      description:
        "Newest first, streamed: the array may be long, and a response that is cut off is incomplete.",
      query: z.object({
        q: z
          .string()
          .optional()
          .meta({
            description: `Only bookings with this in the name or email, whatever its case, or in the phone number. The newest ${maxMatches.toLocaleString("en-US")} that match are counted and returned; the first ${searchLength} characters are used.`,
          }),
        page: page("Only this page, from 1; a page past the last is empty"),
        limit: count(
          100,
          "Bookings per page. With only one of `page` and `limit`, the page is the first, or has 100 bookings",
        ),
      }),
      success: {
        status: 200,
        description: "The bookings",
        headers: z.object({
          "X-Total-Count": z.string().meta({ description: "How many bookings match, on all pages" }),
        }),
        body: z.array(booking),
      },
    },
  },
} as const satisfies Resource;

export const bookingDetails = {
  path: "/api/booking/bookingdetails/{id}",
  operations: {
    GET: {
      summary: "One booking",
      params: z.object({ id }),
      success: { status: 200, description: "The booking", body: booking },
      refusals: unknown,
    },
  },
} as const satisfies Resource;

export const bookingStatus = {
  path: "/api/booking/{id}/status",
  operations: {
    PUT: {
      summary: "Mark a booking as viewed or pending",
      description: "Idempotent. The booking's history records who did it.",
      params: z.object({ id }),
      body: z.object({
        status: z.literal([0, 1], "The status must be the number 0 (pending) or 1 (viewed)"),
      }),
      example: { status: 1 },
      success: {
        status: 200,
        description: "The booking has the status",
        body: z.object({ id, status, message: z.string() }),
      },
      refusals: { ...unknown, 409: "The booking's status is neither 0 nor 1, and is not changed" },
    },
  },
} as const satisfies Resource;

export const createBooking = {
  path: "/api/booking/create",
  operations: {
    POST: {
      summary: "Request an appointment",
      description:
        "Keys that the form does not have are ignored. Files are uploaded and saved with separate requests. A date and time without an offset is Pacific time.",
      headers: z.object({
        "Idempotency-Key": z
          .string()
          .regex(/^[\x21-\x7e]{8,200}$/, "The Idempotency-Key must have 8 to 200 characters without spaces")
          .optional()
          .meta({
            description:
              "Makes the request safe to repeat: the same answers with the same key create one booking",
          }),
      }),
      body: bookingSchema,
      example: {
        fullName: "Ada Example",
        email: "ada@example.com",
        phone: "(818) 555-0142",
        serviceLocation: "Van Nuys, California",
        outputFormats: ["OBJ", "PDF"],
        termsAccepted: true,
        privacyConsent: true,
      },
      success: {
        status: 201,
        description: "The booking is stored",
        body: z.object({ bookingId: id, reference, message: z.string() }),
      },
      refusals: { 429: "120 bookings came from this address within an hour" },
    },
  },
} as const satisfies Resource;
