import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useRouteError,
} from "@remix-run/react";
import { describeError, explainFailedRequest } from "~/back-office/error-page-text";
import { Facts, FlushPanel } from "~/back-office/flush-panel";
import { formTitle } from "~/back-office/page-title";
import { StaffErrorPage } from "~/back-office/staff-error-page";
import { useListPosition } from "~/back-office/use-list-position";
import { failedDataRequest } from "~/browser/failed-data-request";
import { resolveLostPost } from "~/browser/resolve-lost-post";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import type { FormResult } from "~/forms/form-result";
import { guard } from "~/guard.server";
import * as text from "~/messages/booking-details";
import * as workText from "~/messages/booking-work";
import { erasedRequest, erasedRequestText, keptDetails } from "~/messages/persons";
import * as uiText from "~/messages/ui";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import { Checkbox } from "~/ui/checkbox";
import { ConfirmPage } from "~/ui/confirm-page";
import { FlashBanner } from "~/ui/page-messages";
import { BookingCrumb } from "./booking-crumb";
import { handleBookingDetailsForms } from "./booking-details-forms.server";
import { BookingPage } from "./booking-page";
import { loadBookingPage, type LoadedBooking } from "./load-booking-page.server";
import { ThreadPanel } from "./thread-panel";
import type { ThreadNote } from "./to-thread";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  {
    title: formTitle(
      data && !error ? text.pageName(data.fullName, data.reference) : describeError(error).title,
      data?.isRefused,
    ),
  },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/booking-details", request);
  return toFormPage(request, await loadBookingPage(params.id, request, staff));
}

export const action = formAction(async ({ request, params: { id = "" } }) => {
  const session = await guard("routes/staff/booking-details", request);
  return handleBookingDetailsForms(request, id, session);
});

/** Keeps the page unchanged if the post or its response is lost. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return resolveLostPost(serverAction<FormResult>(), () => {
    const failed = failedDataRequest() ?? {};
    const { message: title, advice } = explainFailedRequest(failed);
    const lines = [
      title,
      text.typedTextStaysAnd(advice),
      ...(failed.requestId ? [uiText.requestId(failed.requestId)] : []),
    ];
    return { status: "error", error: { "": lines } } satisfies FormResult;
  });
}

export default function BookingDetails() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  const { id, noteToRemove, renewalFormId, erased } = loaded;
  if (noteToRemove) return <RemoveNotePage bookingId={id} note={noteToRemove} />;
  if (renewalFormId) return <RenewLinkPage loaded={loaded} formId={renewalFormId} />;
  if (erased !== null) return <ErasedPage loaded={loaded} erased={erased} />;
  return <BookingPage loaded={loaded} result={result} />;
}

/** Defined here as well as in the layout, because after an error in an action, Remix reloads only the routes above the boundary. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { key, pathname, search } = useLocation();
  const list = { to: paths.viewBooking(), label: text.seeAllBookings };
  return <StaffErrorPage key={key} error={error} address={pathname + search} wayOn={list} />;
}

/** Asks for confirmation in browsers without script. */
function RemoveNotePage({ bookingId, note }: { bookingId: string; note: ThreadNote }) {
  const position = useListPosition();
  return (
    <ConfirmPage
      title={text.confirmRemoval}
      address={paths.bookingDetails(bookingId, position)}
      fields={{ intent: "remove-note", noteId: note.id }}
      confirmLabel={text.removeNote}
      isDestructive
    >
      <blockquote className="border-s-4 border-line-strong ps-4">
        <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
        <p className="mt-1 text-small wrap-anywhere text-muted">{text.noteFrom(note.by, note.when)}</p>
      </blockquote>
      <p>{text.removalIsFinal}</p>
    </ConfirmPage>
  );
}

/** @param formId new for each rendered form, so that a repeated post renews the link only once */
function RenewLinkPage({ loaded: { id, email }, formId }: { loaded: LoadedBooking; formId: string }) {
  const position = useListPosition();
  return (
    <ConfirmPage
      title={workText.renewTitle}
      address={paths.bookingDetails(id, position)}
      fields={{ intent: "renew-link", formId }}
      confirmLabel={workText.renewLink}
      isDestructive
    >
      <p>{workText.renewText}</p>
      <Checkbox
        id="sendMail"
        name="sendMail"
        value="on"
        defaultChecked
        label={workText.sendLink(email.label)}
        hint={workText.sendLinkHint}
      />
    </ConfirmPage>
  );
}

/** A booking whose personal data were erased. Only the data for statistics remain. */
function ErasedPage({
  loaded: { reference, status, service, created, thread, flash, position },
  erased,
}: {
  loaded: LoadedBooking;
  erased: string;
}) {
  return (
    <>
      <BookingCrumb reference={reference} status={status} position={position} />
      <div className="grid max-w-[52rem] gap-4">
        <FlashBanner flash={flash} />
        <Banner tone="info" title={erasedRequest}>
          <p>{erasedRequestText(erased)}</p>
        </Banner>
        <FlushPanel title={keptDetails}>
          <Facts
            facts={[
              { term: text.service, value: service },
              { term: text.received, value: created },
            ]}
          />
        </FlushPanel>
        <ThreadPanel thread={thread} requestedDate={null} />
      </div>
    </>
  );
}
