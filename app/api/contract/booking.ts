import { z } from "zod";
import type { Resource } from "~/api/call";
import { id, moment, page } from "./fields";

const waiting = z
  .object({ id, fullName: z.string(), createdAt: moment })
  .meta({ id: "PendingBooking", description: "A booking that nobody has viewed yet" });

export const pendingBookings = {
  path: "/api/booking/pending",
  calls: {
    GET: {
      summary: "Bookings that wait",
      description: "How many bookings nobody has viewed yet, and the newest of them.",
      query: z.object({ page: page("A page of 6; without it the newest 20 are given") }),
      success: {
        status: 200,
        description: "The count of all, and one page, newest first",
        body: z.object({ ptotalCount: z.int().min(0), pendingBookings: z.array(waiting) }),
      },
    },
  },
} as const satisfies Resource;
