import { randomUUID } from "node:crypto";
import { loadFormHead } from "~/back-office/booking-form/form-head.server";
import { suggestService } from "~/booking/answers/format-answer";
import { mayDeliver } from "~/booking/delivery/delivery";
import { findDeliveries, type DeliveryWithItems } from "~/booking/delivery/find-deliveries.server";
import { findExtendableTours } from "~/booking/delivery/public-tours.server";
import { fileTag, formatFileSize } from "~/files/rules";
import { guard } from "~/guard.server";
import { formatPacificDay } from "~/lib/pacific-time";
import * as text from "~/messages/booking-deliver";
import { paths } from "~/paths";
import { findPublicItems } from "~/private-page/results/public-view.server";
import { settings } from "~/settings/settings.server";
import { siteOrigin } from "~/site/origin.server";
import { toTextTag } from "./booking-deliver-forms.server";

export type DeliverPage = Awaited<ReturnType<typeof loadDeliveries>>;

export async function loadDeliveries(request: Request, id: string | undefined) {
  const { staff } = await guard("routes/staff/booking-deliver", request);
  const { booking, head } = await loadFormHead(request, {
    id,
    staff,
    eventKinds: [
      "delivery-published",
      "delivery-withdrawn",
      "public-tour-made",
      "public-tour-extended",
      "public-tour-ended",
    ],
    isAllowed: ({ stage }) => mayDeliver(stage),
  });
  const deliveries = await findDeliveries(booking.id);
  const draft = deliveries.find(({ state }) => state === "draft");
  const withdrawId = new URL(request.url).searchParams.get("withdraw");
  const links = await findExtendableTours(booking.id);
  const { publicTourDays } = settings();
  const withdrawing = deliveries.find(({ id: each, state }) => each === withdrawId && state === "published");
  return {
    bookingId: booking.id,
    reference: head.reference,
    fullName: head.fullName,
    service: head.service,
    suggestion: suggestService(booking),
    formId: randomUUID(),
    draft: draft ? toDeliveryView(draft) : null,
    versions: deliveries.filter(({ state }) => state !== "draft").map(toDeliveryView),
    publicTours: {
      /** Whether a public link would show any content. */
      isMakeable: (await findPublicItems(booking.id)).length > 0,
      days: publicTourDays > 0 ? String(publicTourDays) : "",
      links: links.map(({ id, title, token, expiresAt, isOver }) => ({
        id,
        title,
        until: describeEnd(expiresAt, isOver),
        isOver,
        address: token && siteOrigin(request) + paths.publicTour(token),
      })),
    },
    withdrawing: withdrawing ? toDeliveryView(withdrawing) : null,
  };
}

function describeEnd(expiresAt: Date | null, isOver: boolean): string {
  if (!expiresAt) return text.publicTour.untilEnded;
  return text.publicTour[isOver ? "over" : "until"](formatPacificDay(expiresAt));
}

function toDeliveryView({ id, version, title, note, state, ...delivery }: DeliveryWithItems) {
  const changedAt = delivery.withdrawnAt ?? delivery.publishedAt;
  return {
    id,
    version,
    title,
    note,
    state,
    known: toTextTag({ id, title, note }),
    day: changedAt ? formatPacificDay(changedAt) : "",
    isPublishable: delivery.items.length > 0 && delivery.items.every((item) => item.state === "ready"),
    items: delivery.items.map((item) => ({
      id: item.id,
      kind: item.kind,
      name: item.name,
      url: item.url,
      state: item.state,
      byteSize: item.byteSize,
      size: formatFileSize(item.byteSize),
      received: formatFileSize(item.received),
      tag: item.kind === "link" ? "LINK" : fileTag(item.name),
      sha256: item.sha256,
    })),
  };
}
