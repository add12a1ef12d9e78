// Written by `npm run api:client`.
export interface paths {
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Send the token as `Authorization: Bearer`. The same session also comes as a cookie. It ends after two hours without a request, or 12 hours in any case. An account with a second factor also sends a code: the 6 digits of its authenticator app, or a recovery code. Each code works once.
         */
        post: operations["postAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a staff member
         * @description Needs a sign-in of the last 20 minutes.
         *
         *     For administrators. Not for keys.
         */
        post: operations["postAuthRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pending bookings
         * @description How many bookings nobody has viewed yet, and the newest of them.
         *
         *     For staff. Keys need `bookings:read`.
         */
        get: operations["getBookingPending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count all bookings
         * @description The total and one page of 6, newest first. A page past the last is empty.
         *
         *     For staff. Keys need `bookings:read`.
         */
        get: operations["getBookingAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/viewbooking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all bookings
         * @description Newest first, streamed. The array can be long, and a response that is cut off is incomplete.
         *
         *     For staff. Keys need `bookings:read`.
         */
        get: operations["getBookingViewbooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/bookingdetails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking
         * @description For staff. Keys need `bookings:read`.
         */
        get: operations["getBookingBookingdetailsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a booking as viewed or pending
         * @description Idempotent. The booking’s history records who did it.
         *
         *     For staff. Keys need `bookings:write`.
         */
        put: operations["putBookingIdStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an appointment
         * @description Keys that the form doesn’t have are ignored. Upload and save files with separate requests. A date and time without an offset is Pacific time.
         *
         *     Without a session or key, what holds for the form holds here: a booking that seems to come from a program is marked as spam. It’s kept and staff can find it, but nobody gets an email about it, and its address can then send 3 an hour. That is a booking within a few seconds of another one from the same address, as set by MIN_FORM_SECONDS (5), or one with the field remarks2. Leave 5 seconds between two bookings, sign in, or send a key. A repeated request with the same idempotency key never counts.
         */
        post: operations["postBookingCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload files
         * @description Up to 10 files of 15 MB each. A refused file doesn’t affect the others. With the cookie of a booking in progress, files belong to it and last as long as its draft. Once it’s submitted or expired, they’re refused. Without the cookie, files are removed after 72 hours unless a booking saves them.
         */
        post: operations["postFilesUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save uploaded files with a booking
         * @description All or none, within an hour after the booking was made. Up to 20 files per booking. Idempotent.
         */
        post: operations["postFilesSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/download/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description As an attachment under its original name. Supports `Range`, `If-Range` and `If-None-Match`. The booking’s history records who downloaded it.
         *
         *     For staff. Keys need `bookings:read`.
         */
        get: operations["getFilesDownloadFilename"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List staff accounts
         * @description By name, without the system admin. Up to 1,000.
         *
         *     For administrators. Not for keys.
         */
        get: operations["getUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a staff account
         * @description Administrators can get any account, other staff their own.
         *
         *     For the account’s owner and administrators. Not for keys.
         */
        get: operations["getUsersUserId"];
        /**
         * Change a staff account
         * @description Administrators can change any account, other staff their own. An empty password leaves it as is. A new password or email ends the account’s other sessions, and needs a sign-in of the last 20 minutes.
         *
         *     For the account’s owner and administrators. Not for keys.
         */
        put: operations["putUsersUserId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/deleteuser/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a staff account
         * @description Its sessions end right away.
         *
         *     For administrators. Not for keys.
         */
        delete: operations["deleteUsersDeleteuserId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check liveness
         * @description Asks nothing but the process itself. For load balancers, container health checks and deploys: the database is shared by all processes, and public pages work without it.
         */
        get: operations["getLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check health
         * @description Asks the database, and nothing else.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check readiness
         * @description Checks everything that the site needs, at most once a second and for at most 3 seconds. For monitoring: a load balancer asks `/api/live`, because a failure that all processes share must not take all of them out of service.
         */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this document
         * @description A client may ask with `If-None-Match`.
         */
        get: operations["getOpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings with the work on them
         * @description Newest first. Without `isSpam`, those that aren’t spam.
         *
         *     For staff. Keys need `bookings:read`.
         */
        get: operations["getV1Bookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking with the work on it
         * @description For staff. Keys need `bookings:read`.
         */
        get: operations["getV1BookingsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the history of a booking
         * @description Newest first.
         *
         *     For staff. Keys need `bookings:read`.
         */
        get: operations["getV1BookingsIdEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the stage
         * @description As the screens do: `in-review` takes a request up or reopens it, `new` undoes that, `declined` and `canceled` withdraw the open quote and cancel the visit, `done` ends the work. `quoted` and `scheduled` follow from a quote and a visit. Moving between `new` and `in-review` mails nobody.
         *
         *     For staff. Keys need `bookings:write`.
         */
        put: operations["putV1BookingsIdStage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a booking
         * @description The new owner is told, with the note.
         *
         *     For staff. Keys need `bookings:write`.
         */
        put: operations["putV1BookingsIdOwner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/completion-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the completion date
         * @description For staff. Keys need `bookings:write`.
         */
        put: operations["putV1BookingsIdCompletionDate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the quotes of a booking
         * @description The last 20, newest first.
         *
         *     For staff. Keys need `quotes:read`.
         */
        get: operations["getV1BookingsIdQuotes"];
        put?: never;
        /**
         * Send a quote
         * @description One that is still open is withdrawn. The booking is then `quoted`.
         *
         *     For staff. Keys need `quotes:write`.
         */
        post: operations["postV1BookingsIdQuotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/quotes/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw the open quote
         * @description The booking is then `in-review`. The customer is told.
         *
         *     For staff. Keys need `quotes:write`.
         */
        delete: operations["deleteV1BookingsIdQuotesOpen"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the visit of a booking
         * @description For staff. Keys need `visits:read`.
         */
        get: operations["getV1BookingsIdVisit"];
        /**
         * Schedule or move the visit
         * @description The booking is then `scheduled`. A visit that is over stays, and this is another one. If the person has another visit at that time, 409 with `code` `busy` and `overlaps`; send their ids as `accepted` to schedule it anyway.
         *
         *     For staff. Keys need `visits:write`.
         */
        put: operations["putV1BookingsIdVisit"];
        post?: never;
        /**
         * Cancel the visit
         * @description The booking is then `in-review`. The customer is told.
         *
         *     For staff. Keys need `visits:write`.
         */
        delete: operations["deleteV1BookingsIdVisit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a booking
         * @description Newest first.
         *
         *     For staff. Keys need `messages:read`.
         */
        get: operations["getV1BookingsIdMessages"];
        put?: never;
        /**
         * Send a message to the customer
         * @description By email and on the customer’s page. A new booking is then `in-review`.
         *
         *     For staff. Keys need `messages:write`.
         */
        post: operations["postV1BookingsIdMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the customer’s email
         * @description What the earlier address hasn’t got is sent to this one; with the same address, what it refused. If the earlier address has got anything, the customer’s private link is a new one, which an email brings.
         *
         *     For staff. Keys need `bookings:write`.
         */
        put: operations["putV1BookingsIdEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the customer a new private link
         * @description The earlier one no longer works, nor do the links to results that were made with it.
         *
         *     For staff. Keys need `bookings:write`.
         */
        post: operations["postV1BookingsIdLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes of a booking
         * @description Newest first.
         *
         *     For staff. Keys need `messages:read`.
         */
        get: operations["getV1BookingsIdNotes"];
        put?: never;
        /**
         * Add a note
         * @description For staff. Keys need `messages:write`.
         */
        post: operations["postV1BookingsIdNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a note
         * @description Its author can, and administrators. One that is gone counts as removed.
         *
         *     For staff. Keys need `messages:write`.
         */
        delete: operations["deleteV1BookingsIdNotesNoteId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/spam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a booking as spam, or undo that
         * @description One that is marked leaves all lists and counts, its waiting emails are canceled, and it is removed after 30 days. Undone, what was held back is sent.
         *
         *     For staff. Keys need `bookings:write`.
         */
        put: operations["putV1BookingsIdSpam"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a booking
         * @description The newest version first. Up to 50.
         *
         *     For staff. Keys need `deliveries:read`.
         */
        get: operations["getV1BookingsIdDeliveries"];
        put?: never;
        /**
         * Begin a delivery
         * @description The draft of the next version. Add files to it by [tus](https://tus.io) 1.0 with the same key: create the upload with `POST /booking-details/{id}/deliver/uploads/new` and the metadata `filename` and, for a picture of a tour, `kind` = `tour`. A file has up to 20 GB and one of these types: E57, LAZ, LAS, PLY, RVT, IFC, DWG, DXF, OBJ, FBX, PDF, JPG, PNG, MP4, ZIP. A picture of a tour is a JPEG.
         *
         *     For staff. Keys need `deliveries:write`.
         */
        post: operations["postV1BookingsIdDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/deliveries/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the title and note of the draft
         * @description For staff. Keys need `deliveries:write`.
         */
        put: operations["putV1BookingsIdDeliveriesDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/deliveries/draft/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a link to the draft
         * @description To what another service shows, such as a virtual tour.
         *
         *     For staff. Keys need `deliveries:write`.
         */
        post: operations["postV1BookingsIdDeliveriesDraftLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/deliveries/draft/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a file or a link from the draft
         * @description One that is gone counts as removed.
         *
         *     For staff. Keys need `deliveries:write`.
         */
        delete: operations["deleteV1BookingsIdDeliveriesDraftItemsItemId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/deliveries/draft/items/{itemId}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a file or a link of the draft
         * @description If one of the two is gone, nothing changes.
         *
         *     For staff. Keys need `deliveries:write`.
         */
        put: operations["putV1BookingsIdDeliveriesDraftItemsItemIdPosition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/deliveries/draft/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft
         * @description The customer sees it from then on, and nobody changes it anymore.
         *
         *     For staff. Keys need `deliveries:write`.
         */
        post: operations["postV1BookingsIdDeliveriesDraftPublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description For staff. Keys need `deliveries:read`.
         */
        get: operations["getV1BookingsIdDeliveriesDeliveryId"];
        put?: never;
        post?: never;
        /**
         * Withdraw a published delivery
         * @description The customer no longer sees it. There is no email about that.
         *
         *     For staff. Keys need `deliveries:write`.
         */
        delete: operations["deleteV1BookingsIdDeliveriesDeliveryId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/results/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of a published delivery
         * @description As the customer gets it, and without a note in the history. Ranges are answered.
         *
         *     For staff. Keys need `deliveries:read`.
         */
        get: operations["getV1BookingsIdResultsItemId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links to the results of a booking
         * @description Those that still work, oldest first. Customers make them.
         *
         *     For staff. Keys need `deliveries:read`.
         */
        get: operations["getV1BookingsIdShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/shares/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a link to results
         * @description One that has ended counts as ended.
         *
         *     For staff. Keys need `deliveries:write`.
         */
        delete: operations["deleteV1BookingsIdSharesShareId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List visits between two times
         * @description In order, of all staff or one. Up to 500; ask for less time if there are that many.
         *
         *     For staff. Keys need `visits:read`.
         */
        get: operations["getV1Visits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who can own a booking or go to a visit
         * @description By name. Up to 1,000.
         *
         *     For staff. Keys need `bookings:read`.
         */
        get: operations["getV1Staff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description In the order of the site. Up to 60.
         *
         *     For staff. Keys need `projects:read`.
         */
        get: operations["getV1Projects"];
        put?: never;
        /**
         * Add a project
         * @description A draft at the end of the list. Add pictures to it before it is published.
         *
         *     For staff. Keys need `projects:write`.
         */
        post: operations["postV1Projects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a project
         * @description For staff. Keys need `projects:read`.
         */
        get: operations["getV1ProjectsId"];
        /**
         * Change a project
         * @description For staff. Keys need `projects:write`.
         */
        put: operations["putV1ProjectsId"];
        post?: never;
        /**
         * Remove a project
         * @description Withdraw a published one first. One that is gone counts as removed.
         *
         *     For staff. Keys need `projects:write`.
         */
        delete: operations["deleteV1ProjectsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish or withdraw a project
         * @description Publishing needs a picture and, if it began with a booking, the customer’s consent.
         *
         *     For staff. Keys need `projects:write`.
         */
        put: operations["putV1ProjectsIdStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a project in the list of the site
         * @description If the other one is gone, nothing changes.
         *
         *     For staff. Keys need `projects:write`.
         */
        put: operations["putV1ProjectsIdPosition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pictures of a project
         * @description In their order. Up to 12.
         *
         *     For staff. Keys need `projects:read`.
         */
        get: operations["getV1ProjectsIdPictures"];
        put?: never;
        /**
         * Add a picture to a project
         * @description A JPEG, PNG, WebP or AVIF of up to 15 MB, at the end. Its sizes for the site are made, and the file as you sent it isn’t kept. The same file again changes nothing.
         *
         *     For staff. Keys need `projects:write`.
         */
        post: operations["postV1ProjectsIdPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/pictures/{pictureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Describe a picture, or make it the first
         * @description For staff. Keys need `projects:write`.
         */
        put: operations["putV1ProjectsIdPicturesPictureId"];
        post?: never;
        /**
         * Remove a picture from a project
         * @description One that is gone counts as removed.
         *
         *     For staff. Keys need `projects:write`.
         */
        delete: operations["deleteV1ProjectsIdPicturesPictureId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the numbers of a period
         * @description About no customer. A report of many bookings may be up to 15 minutes old; `madeAt` says when it was made.
         *
         *     For administrators. Keys need `reports:read`.
         */
        get: operations["getV1Report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved prices
         * @description In their order. Up to 200.
         *
         *     For staff. Keys need `quotes:read`.
         */
        get: operations["getV1Prices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a saved price
         * @description For staff. Keys need `quotes:read`.
         */
        get: operations["getV1PricesId"];
        /**
         * Add or change a saved price
         * @description You choose the id of a new one, a UUID; it comes at the end.
         *
         *     For administrators. Not for keys.
         */
        put: operations["putV1PricesId"];
        post?: never;
        /**
         * Remove a saved price
         * @description One that is gone counts as removed. Quotes keep theirs.
         *
         *     For administrators. Not for keys.
         */
        delete: operations["deleteV1PricesId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prices/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a saved price
         * @description If the other one is gone, nothing changes.
         *
         *     For administrators. Not for keys.
         */
        put: operations["putV1PricesIdPosition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved replies
         * @description In their order. Up to 100.
         *
         *     For staff. Keys need `messages:read`.
         */
        get: operations["getV1Replies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a saved reply
         * @description For staff. Keys need `messages:read`.
         */
        get: operations["getV1RepliesId"];
        /**
         * Add or change a saved reply
         * @description You choose the id of a new one, a UUID; it comes at the end.
         *
         *     For administrators. Not for keys.
         */
        put: operations["putV1RepliesId"];
        post?: never;
        /**
         * Remove a saved reply
         * @description One that is gone counts as removed.
         *
         *     For administrators. Not for keys.
         */
        delete: operations["deleteV1RepliesId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/replies/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a saved reply
         * @description If the other one is gone, nothing changes.
         *
         *     For administrators. Not for keys.
         */
        put: operations["putV1RepliesIdPosition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase or anonymize a person
         * @description Everything about them: requests, drafts, files, emails and saved lists. It can’t be undone, and needs a sign-in of the last 20 minutes. Nobody left to erase counts as erased.
         *
         *     For administrators. Not for keys.
         */
        post: operations["postV1Erasures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/person-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export a person’s data
         * @description Everything about them as a ZIP: `person.json` and the files of their requests. Each export is in the audit log. A post, so that no address names the person.
         *
         *     For administrators. Not for keys.
         */
        post: operations["postV1PersonExports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether the removal of old data waits for you
         * @description For administrators. Not for keys.
         */
        get: operations["getV1Removals"];
        put?: never;
        /**
         * Confirm the clock and the removal of old data
         * @description What is due goes within ten minutes and can’t be undone. Needs a sign-in of the last 20 minutes. If nothing waits, nothing changes.
         *
         *     For administrators. Not for keys.
         */
        post: operations["postV1Removals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the company says of itself
         * @description For administrators. Not for keys.
         */
        get: operations["getV1SettingsCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what the company says of itself
         * @description What the request leaves out stays as it is. Each change is in the audit log.
         *
         *     For administrators. Not for keys.
         */
        patch: operations["patchV1SettingsCompany"];
        trace?: never;
    };
    "/api/v1/settings/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what customers ask before they book
         * @description For administrators. Not for keys.
         */
        get: operations["getV1SettingsAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what customers ask before they book
         * @description What the request leaves out stays as it is. Each change is in the audit log.
         *
         *     For administrators. Not for keys.
         */
        patch: operations["patchV1SettingsAnswers"];
        trace?: never;
    };
    "/api/v1/settings/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get who learns of new requests, and how much time you need
         * @description For administrators. Not for keys.
         */
        get: operations["getV1SettingsRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change who learns of new requests, and how much time you need
         * @description What the request leaves out stays as it is. Each change is in the audit log.
         *
         *     For administrators. Not for keys.
         */
        patch: operations["patchV1SettingsRequests"];
        trace?: never;
    };
    "/api/v1/settings/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how long data are kept
         * @description In days; 0 keeps them.
         *
         *     For administrators. Not for keys.
         */
        get: operations["getV1SettingsData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change how long data are kept
         * @description In days; 0 keeps them. What the request leaves out stays as it is. Each change is in the audit log. Times that remove more tonight need the number of what goes.
         *
         *     For administrators. Not for keys.
         */
        patch: operations["patchV1SettingsData"];
        trace?: never;
    };
    "/api/v1/legal-texts/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a legal text
         * @description For administrators. Not for keys.
         */
        get: operations["getV1LegalTextsDocument"];
        /**
         * Publish a legal text
         * @description As the next version, which is in force at once. Earlier ones stay on the site. The same text again changes nothing.
         *
         *     For administrators. Not for keys.
         */
        put: operations["putV1LegalTextsDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/legal-texts/{document}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Translate a legal text
         * @description The version in force. An empty or absent language has none: visitors read the English text.
         *
         *     For administrators. Not for keys.
         */
        put: operations["putV1LegalTextsDocumentTranslations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List emails
         * @description Newest first.
         *
         *     For administrators. Not for keys.
         */
        get: operations["getV1Mails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an email
         * @description For administrators. Not for keys.
         */
        get: operations["getV1MailsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails/{id}/sending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an email again
         * @description As soon as possible. Of one that was sent, a copy is queued; any other one is queued itself, with the same Message-ID.
         *
         *     For administrators. Not for keys.
         */
        post: operations["postV1MailsIdSending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what keeps emails from being sent
         * @description For administrators. Not for keys.
         */
        get: operations["getV1MailQueue"];
        put?: never;
        /**
         * Send held or failed emails, or try the mail server
         * @description For administrators. Not for keys.
         */
        post: operations["postV1MailQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send yourself a test email
         * @description Through the queue, as every other one. Waits up to 8 seconds for the mail server’s answer.
         *
         *     For administrators. Not for keys.
         */
        post: operations["postV1MailTests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "request.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: A request came in
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["requestCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "request.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: Its status, owner, files or email changed
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["requestChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "request.erased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: Its personal data were erased
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["requestErased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stage.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: A request moved to another stage
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["stageChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: We sent a quote
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["quoteSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: The customer accepted it
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["quoteAccepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: The customer declined it
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["quoteDeclined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: We withdrew it
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["quoteWithdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: It expired
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["quoteExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "visit.scheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: We scheduled a visit
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["visitScheduled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "visit.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: Its time or person changed
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["visitChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "visit.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: It was canceled
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["visitCanceled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: The customer wrote
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["messageReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: We wrote
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["messageSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: We published results
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["deliveryPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When: We withdrew them
         * @description Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.
         */
        post: operations["deliveryWithdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description What happened: ids alone. Read the rest with `GET /api/v1/bookings/{id}` and a key. */
        WebhookEvent: {
            /**
             * Format: uuid
             * @description The same with each attempt
             */
            id: string;
            /** @enum {string} */
            type: "request.created" | "request.changed" | "request.erased" | "stage.changed" | "quote.sent" | "quote.accepted" | "quote.declined" | "quote.withdrawn" | "quote.expired" | "visit.scheduled" | "visit.changed" | "visit.canceled" | "message.received" | "message.sent" | "delivery.published" | "delivery.withdrawn";
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description A UUID
                 */
                bookingId: string;
                /** @description As in the history of the booking */
                detail: {
                    /** @description The stage before */
                    from?: string;
                    /** @description The stage now */
                    to?: string;
                    /** @description Of the quote */
                    number?: string;
                    /** @description Of the quote */
                    totalCents?: string;
                    /**
                     * Format: date-time
                     * @description Of the visit
                     * @example 2026-12-11T17:30:00.000Z
                     */
                    startsAt?: string;
                };
            };
        };
        Problem: {
            /** @description What happened and what to do */
            message: string;
            /** @description Messages by field */
            errors?: {
                [key: string]: string[];
            };
        };
        /** @description A booking that nobody has viewed yet */
        PendingBooking: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            fullName: string;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            createdAt: string;
        };
        /** @description A booking as submitted, with its current state */
        Booking: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            /** @description The reference that people use, shown as ABCD-2345 */
            reference: string;
            /** @description 0 is Pending, 1 is Viewed, anything else is Unknown */
            status: number;
            fullName: string;
            email: string;
            phone: string;
            contactMethod: string;
            company: string;
            /** @description The name of the service; empty if the visitor is not sure yet */
            service: string;
            /** @description A map link with coordinates, or free text */
            serviceLocation: string;
            accessInstructions: string;
            scanType: string;
            preferredDate: string | null;
            backupDate: string | null;
            purpose: string;
            projectScope: string;
            numberOfRooms: string[];
            outputFormats: string[];
            additionalServices: string[];
            specialInstructions: string;
            /** @description US dollars */
            budgetRange: number;
            projectTimeline: string;
            deliveryPreferences: string[];
            filesLink: string;
            termsAccepted: boolean;
            privacyConsent: boolean;
            showcaseConsent: boolean;
            completionDate: string | null;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            createdAt: string;
            /**
             * @description The language that the customer reads. Emails to them, their calendar files and their page are in it
             * @enum {string}
             */
            language: "en-US" | "vi" | "fr-BE" | "fr-CA";
            files: components["schemas"]["BookingFile"][];
        };
        BookingFile: {
            /** @description The name to download it by */
            filename: string;
            /** @description /uploads/ and the filename. Not a URL */
            filePath: string;
            /** @description The name on the sender’s device, without unsafe characters */
            originalName: string;
            /** @description Bytes */
            size: number;
            /** @description The content type */
            fileType: string;
        };
        UploadedFile: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            /** @description The name to download it by */
            filename: string;
            /** @description /uploads/ and the filename. Not a URL */
            filePath: string;
            /** @description The name on the sender’s device, without unsafe characters */
            originalName: string;
            /** @description Bytes */
            size: number;
            /** @description The content type */
            mimetype: string;
        };
        User: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            name: string;
            email: string;
            mobile: string;
            /**
             * @description Always empty
             * @constant
             */
            password: "";
        };
        Profile: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            name: string;
            email: string;
            mobile: string;
        };
        SomeFieldsOfBooking: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            /** @description The reference that people use, shown as ABCD-2345 */
            reference?: string;
            /** @description 0 is Pending, 1 is Viewed, anything else is Unknown */
            status?: number;
            fullName?: string;
            email?: string;
            phone?: string;
            contactMethod?: string;
            company?: string;
            /** @description The name of the service; empty if the visitor is not sure yet */
            service?: string;
            /** @description A map link with coordinates, or free text */
            serviceLocation?: string;
            accessInstructions?: string;
            scanType?: string;
            preferredDate?: string | null;
            backupDate?: string | null;
            purpose?: string;
            projectScope?: string;
            numberOfRooms?: string[];
            outputFormats?: string[];
            additionalServices?: string[];
            specialInstructions?: string;
            /** @description US dollars */
            budgetRange?: number;
            projectTimeline?: string;
            deliveryPreferences?: string[];
            filesLink?: string;
            termsAccepted?: boolean;
            privacyConsent?: boolean;
            showcaseConsent?: boolean;
            completionDate?: string | null;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            createdAt?: string;
            /**
             * @description The language that the customer reads. Emails to them, their calendar files and their page are in it
             * @enum {string}
             */
            language?: "en-US" | "vi" | "fr-BE" | "fr-CA";
            files?: components["schemas"]["BookingFile"][];
            /**
             * @description Where the work is
             * @enum {string}
             */
            stage?: "new" | "in-review" | "quoted" | "scheduled" | "done" | "declined" | "canceled";
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            stageChangedAt?: string;
            /**
             * @description Who has to act next
             * @enum {string}
             */
            waitingFor?: "us" | "them" | "nobody";
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            waitingSince?: string;
            /** @description The member of staff whose request it is; null for nobody */
            ownerId?: string | null;
            /** @description Marked as spam */
            isSpam?: boolean;
        };
        ProblemDetails: {
            /** @description What happened and what to do */
            message: string;
            /** @description Messages by field */
            errors?: {
                [key: string]: string[];
            };
            /** @constant */
            type: "about:blank";
            /** @description The name of the status */
            title: string;
            status: number;
            /** @description The same as `message` */
            detail: string;
            /** @description The reason, for programs, where a status has several */
            code?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A booking with the work on it */
        BookingWithWork: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            /** @description The reference that people use, shown as ABCD-2345 */
            reference: string;
            /** @description 0 is Pending, 1 is Viewed, anything else is Unknown */
            status: number;
            fullName: string;
            email: string;
            phone: string;
            contactMethod: string;
            company: string;
            /** @description The name of the service; empty if the visitor is not sure yet */
            service: string;
            /** @description A map link with coordinates, or free text */
            serviceLocation: string;
            accessInstructions: string;
            scanType: string;
            preferredDate: string | null;
            backupDate: string | null;
            purpose: string;
            projectScope: string;
            numberOfRooms: string[];
            outputFormats: string[];
            additionalServices: string[];
            specialInstructions: string;
            /** @description US dollars */
            budgetRange: number;
            projectTimeline: string;
            deliveryPreferences: string[];
            filesLink: string;
            termsAccepted: boolean;
            privacyConsent: boolean;
            showcaseConsent: boolean;
            completionDate: string | null;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            createdAt: string;
            /**
             * @description The language that the customer reads. Emails to them, their calendar files and their page are in it
             * @enum {string}
             */
            language: "en-US" | "vi" | "fr-BE" | "fr-CA";
            files: components["schemas"]["BookingFile"][];
            /**
             * @description Where the work is
             * @enum {string}
             */
            stage: "new" | "in-review" | "quoted" | "scheduled" | "done" | "declined" | "canceled";
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            stageChangedAt: string;
            /**
             * @description Who has to act next
             * @enum {string}
             */
            waitingFor: "us" | "them" | "nobody";
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            waitingSince: string;
            /** @description The member of staff whose request it is; null for nobody */
            ownerId: string | null;
            /** @description Marked as spam */
            isSpam: boolean;
        };
        /** @description Something that happened to a booking */
        Event: {
            id: number;
            /** @description Such as `stage-changed`, `quote-accepted` or `message-received`. New kinds may come */
            kind: string;
            /** @description The email of the member of staff, or the name of the key; null for the customer and the software */
            actor: string | null;
            detail: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            createdAt: string;
        };
        /** @description A quote, as sent */
        Quote: {
            number: number;
            /**
             * @description `expired` is an open quote whose last day has passed
             * @enum {string}
             */
            state: "sent" | "accepted" | "declined" | "withdrawn" | "expired";
            /** @description Prices in US cents; a discount is negative */
            lines: {
                label: string;
                quantity: number;
                unitCents: number;
            }[];
            totalCents: number;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            validUntil: string;
            note: string;
            author: string;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            createdAt: string;
            answeredAt: string | null;
        };
        /** @description An appointment on site */
        Visit: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description A UUID
             */
            bookingId: string;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            startsAt: string;
            /** @description How long it takes */
            minutes: number;
            /** @description Who goes; null for nobody yet */
            staffId: string | null;
            staffName: string;
        };
        /** @description What the customer or staff have written to each other */
        Message: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            /** @enum {string} */
            kind: "message" | "date-request" | "quote-declined" | "cancellation";
            /** @description The email of the member of staff, or the name of the key; null for the customer */
            author: string | null;
            text: string;
            /** @description Of a request for another date: the date that the customer proposes */
            proposedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            createdAt: string;
        };
        /** @description What staff have noted; customers never see it */
        Note: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            author: string;
            text: string;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            createdAt: string;
        };
        /** @description What the customer is handed over, in versions. At most one of them is a draft */
        Delivery: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            /** @description Counts from 1 */
            version: number;
            title: string;
            /** @description What the customer reads about it */
            note: string;
            /** @enum {string} */
            state: "draft" | "published" | "withdrawn";
            author: string;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            createdAt: string;
            publishedAt: string | null;
            withdrawnAt: string | null;
            items: components["schemas"]["Result"][];
        };
        Result: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            /**
             * @description `tour` is a 360° picture: those of a delivery are its tour
             * @enum {string}
             */
            kind: "file" | "link" | "tour";
            name: string;
            /** @description Empty for a link */
            contentType: string;
            /** @description In bytes; 0 for a link */
            size: number;
            /** @description Bytes that have arrived */
            received: number;
            sha256: string | null;
            /**
             * @description `receiving` until all of a file has arrived, then `checking` until its checksum is known. A delivery can be published when all are `ready`
             * @enum {string}
             */
            state: "receiving" | "checking" | "ready";
            /** @description Of a link; otherwise empty */
            url: string;
        };
        /** @description A link by which somebody else than the customer sees the results */
        Share: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            /** @description Who it is for, as the customer wrote */
            label: string;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            expiresAt: string;
        };
        /** @description Work that the site shows */
        Project: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            slug: string;
            title: string;
            place: string;
            service: string;
            text: string;
            link: string;
            /** @enum {string} */
            status: "draft" | "published" | "withdrawn";
            bookingId: string | null;
            /** @description Whether the customer agrees, which a project that began with a booking needs before it is published */
            hasConsent: boolean;
            translations: {
                title: components["schemas"]["Translations"];
                text: components["schemas"]["Translations"];
            };
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            createdAt: string;
        };
        /** @description A text in other languages, by their tags. Visitors read the English one where there is none */
        Translations: {
            vi?: string;
            "fr-BE"?: string;
            "fr-CA"?: string;
        };
        Picture: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            /** @description What it shows, for those who can’t see it */
            alt: string;
            altTranslations: components["schemas"]["Translations"];
            /** @description Of the stored sizes, in pixels */
            widths: number[];
            /** @description Of the largest size, in pixels */
            height: number;
        };
        Report: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            madeAt: string;
            requests: {
                month: string;
                service: string;
                count: number;
            }[];
            /** @description Requests by the furthest step that they reached (0 requests, 1 quoted, 2 accepted, 3 scheduled, 4 done), and why they stopped */
            stops: {
                step: number;
                /** @enum {string} */
                reason: "declined" | "canceled" | "us" | "them" | "visit" | "done";
                count: number;
            }[];
            /** @description By month: median and 90th percentile of the days until the first answer and the first quote */
            waits: {
                [key: string]: {
                    answer: [
                        number,
                        number
                    ] | null;
                    quote: [
                        number,
                        number
                    ] | null;
                };
            };
            allWaits: {
                answer: [
                    number,
                    number
                ] | null;
                quote: [
                    number,
                    number
                ] | null;
            };
            /** @description Quotes of the period, in US cents */
            sums: {
                quoted: {
                    quotes: number;
                    cents: number;
                };
                accepted: {
                    quotes: number;
                    cents: number;
                };
                open: {
                    quotes: number;
                    cents: number;
                };
                lost: {
                    quotes: number;
                    cents: number;
                };
            };
            visits: {
                name: string | null;
                visits: number;
                minutes: number;
            }[];
        };
        /** @description A price that the form of a quote offers */
        Price: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            label: string;
            unit: string;
            unitCents: number;
        };
        /** @description A text that messages and emails offer; `{name}`, `{reference}` and `{visit}` are filled in */
        Reply: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            label: string;
            text: string;
        };
        CompanySettings: {
            companyName: string;
            /** @default  */
            phone: string;
            email: string;
            /** @default  */
            street: string;
            city: string;
            /** @enum {string} */
            state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
            /** @default  */
            zip: string;
            /** @default  */
            openingHours: string;
            /** @default  */
            "openingHours-vi": string;
            /** @default  */
            "openingHours-fr-BE": string;
            /** @default  */
            "openingHours-fr-CA": string;
            /** @default  */
            facebook: string;
            /** @default  */
            twitter: string;
            /** @default  */
            youtube: string;
            /** @default  */
            instagram: string;
            /** @default  */
            claimSource: string;
            /** @default  */
            "claimSource-vi": string;
            /** @default  */
            "claimSource-fr-BE": string;
            /** @default  */
            "claimSource-fr-CA": string;
        };
        AnswersSettings: {
            /** @default 0 */
            "startingPrice-3d-virtual-tours": number;
            /** @default 0 */
            "startingPrice-digital-twin": number;
            /** @default 0 */
            "startingPrice-virtual-staging": number;
            /** @default 0 */
            "startingPrice-scan-to-bim": number;
            /** @default 0 */
            "startingPrice-scan-to-plan": number;
            /** @default 0 */
            "startingPrice-facility-management-scanning": number;
            /** @default 0 */
            "startingPrice-large-object-scanning": number;
            /** @default  */
            priceFactors: string;
            /** @default  */
            "priceFactors-vi": string;
            /** @default  */
            "priceFactors-fr-BE": string;
            /** @default  */
            "priceFactors-fr-CA": string;
            /** @default 0 */
            replyHours: number;
            /** @default  */
            dataOwnership: string;
            /** @default  */
            "dataOwnership-vi": string;
            /** @default  */
            "dataOwnership-fr-BE": string;
            /** @default  */
            "dataOwnership-fr-CA": string;
            /** @default  */
            insurance: string;
            /** @default  */
            "insurance-vi": string;
            /** @default  */
            "insurance-fr-BE": string;
            /** @default  */
            "insurance-fr-CA": string;
            /** @default  */
            confidentiality: string;
            /** @default  */
            "confidentiality-vi": string;
            /** @default  */
            "confidentiality-fr-BE": string;
            /** @default  */
            "confidentiality-fr-CA": string;
            /** @default  */
            licenses: string;
            /** @default  */
            "licenses-vi": string;
            /** @default  */
            "licenses-fr-BE": string;
            /** @default  */
            "licenses-fr-CA": string;
            /** @default  */
            founderName: string;
        };
        RequestsSettings: {
            /** @default  */
            requestsMailbox: string;
            /** @default 0 */
            leadDays: number;
            /** @default 0 */
            cutOffHours: number;
            /** @description The staff, and who of them gets an email of each new request */
            readers: {
                /**
                 * Format: uuid
                 * @description A UUID
                 */
                id: string;
                name: string;
                isReader: boolean;
            }[];
        };
        DataSettings: {
            retentionDraftDays: number;
            /** @default 0 */
            retentionCanceledDays: number;
            /** @default 0 */
            retentionDoneDays: number;
            /** @default 0 */
            retentionFileDays: number;
            /** @default 0 */
            retentionMailDays: number;
            /** @default 0 */
            retentionLogDays: number;
        };
        LegalText: {
            /** @enum {string} */
            document: "terms" | "privacy";
            /** @description Rises with every published text */
            version: number;
            /** @description Plain text: an empty line ends a paragraph, `# ` begins a heading, `- ` an item of a list */
            text: string;
            translations: components["schemas"]["Translations"];
            /** @description What a text may have in braces, such as `{company}`, and is replaced by a setting */
            names: string[];
        };
        /** @description An email that the site has sent or will send */
        Mail: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            /** @description What it is about, such as `booking-confirmation` */
            kind: string;
            subject: string;
            to: string;
            /**
             * @description What has become of it
             * @enum {string}
             */
            state: "waiting" | "held" | "sent" | "probably-delivered" | "failed" | "canceled";
            bookingId: string | null;
            attempts: number;
            /** @description What the mail server said, or why it was not reached */
            response: string;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            createdAt: string;
            sentAt: string | null;
        };
        WholeMail: {
            /**
             * Format: uuid
             * @description A UUID
             */
            id: string;
            /** @description What it is about, such as `booking-confirmation` */
            kind: string;
            subject: string;
            to: string;
            /**
             * @description What has become of it
             * @enum {string}
             */
            state: "waiting" | "held" | "sent" | "probably-delivered" | "failed" | "canceled";
            bookingId: string | null;
            attempts: number;
            /** @description What the mail server said, or why it was not reached */
            response: string;
            /**
             * Format: date-time
             * @example 2026-12-11T17:30:00.000Z
             */
            createdAt: string;
            sentAt: string | null;
            /** @description What it says. The link to a page that only its reader may open is left out */
            text: string;
            replyTo: string | null;
            /** @description When it is of no use any longer */
            expiresAt: string | null;
            /** @description What a waiting one waits for: a worker has it in hand, no email can be sent, an earlier one, nothing, or `nextAttemptAt` */
            waitsFor: ("sending" | "stopped" | "blocked" | "due" | "later") | null;
            nextAttemptAt: string | null;
        };
        MailQueue: {
            /** @description Emails that limits hold back */
            held: number;
            /** @description Why no email can be sent at present; null if they are being sent */
            stop: {
                /** @enum {string} */
                cause: "server" | "sender";
                /**
                 * Format: date-time
                 * @example 2026-12-11T17:30:00.000Z
                 */
                since: string;
                response: string;
            } | null;
        };
    };
    responses: {
        /** @description The body isn’t valid JSON */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The body isn't valid JSON. Check it and send it again."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request came from another site’s page, or the account or key lacks access */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This key has no access to this endpoint. An administrator can make one that has, under Settings, Keys."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body didn’t arrive in time */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The body took too long to arrive. Send it again."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 256 KiB */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The body is larger than 256 KiB. Send less at once."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body isn’t sent as application/json */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Send the body as application/json."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The input isn’t valid. `errors` lists the messages by field */
        UnprocessableEntity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Some of the input isn't valid. See errors for each field.",
                 *       "errors": {
                 *         "body": [
                 *           "Use a day such as 2026-12-11"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description An error on our side. The message contains the request ID, which is in our log */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Something went wrong. Try again in a moment. (7f90955efe23)"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The database’s disk is full. Nothing was saved */
        InsufficientStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The disk is full and nothing was saved. (7f90955efe23)"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or a key that is revoked or past its end */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Sign in, or send a valid key, to use this endpoint."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A key has sent 600 requests within a minute. `Retry-After` says when the next one is accepted */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many requests. Try again in 1 minute."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The database is unavailable right now */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The database isn't responding."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or a key that is revoked or past its end */
        UnauthorizedDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "detail": "Sign in, or send a valid key, to use this endpoint.",
                 *       "message": "Sign in, or send a valid key, to use this endpoint."
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The request came from another site’s page, or the account or key lacks access */
        ForbiddenDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "detail": "This key has no access to this endpoint. An administrator can make one that has, under Settings, Keys.",
                 *       "message": "This key has no access to this endpoint. An administrator can make one that has, under Settings, Keys."
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The input isn’t valid. `errors` lists the messages by field */
        UnprocessableEntityDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unprocessable Entity",
                 *       "status": 422,
                 *       "detail": "Some of the input isn't valid. See errors for each field.",
                 *       "message": "Some of the input isn't valid. See errors for each field.",
                 *       "errors": {
                 *         "body": [
                 *           "Use a day such as 2026-12-11"
                 *         ]
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A key has sent 600 requests within a minute. `Retry-After` says when the next one is accepted */
        TooManyRequestsDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "detail": "Too many requests. Try again in 1 minute.",
                 *       "message": "Too many requests. Try again in 1 minute."
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description An error on our side. The message contains the request ID, which is in our log */
        InternalServerErrorDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Internal Server Error",
                 *       "status": 500,
                 *       "detail": "Something went wrong. Try again in a moment. (7f90955efe23)",
                 *       "message": "Something went wrong. Try again in a moment. (7f90955efe23)"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The database is unavailable right now */
        ServiceUnavailableDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "detail": "The database isn't responding.",
                 *       "message": "The database isn't responding."
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The database’s disk is full. Nothing was saved */
        InsufficientStorageDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Insufficient Storage",
                 *       "status": 507,
                 *       "detail": "The disk is full and nothing was saved. (7f90955efe23)",
                 *       "message": "The disk is full and nothing was saved. (7f90955efe23)"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The body isn’t valid JSON */
        BadRequestDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "detail": "The body isn't valid JSON. Check it and send it again.",
                 *       "message": "The body isn't valid JSON. Check it and send it again."
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The body didn’t arrive in time */
        RequestTimeoutDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Request Timeout",
                 *       "status": 408,
                 *       "detail": "The body took too long to arrive. Send it again.",
                 *       "message": "The body took too long to arrive. Send it again."
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The body is larger than 256 KiB */
        PayloadTooLargeDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Payload Too Large",
                 *       "status": 413,
                 *       "detail": "The body is larger than 256 KiB. Send less at once.",
                 *       "message": "The body is larger than 256 KiB. Send less at once."
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The body isn’t sent as application/json */
        UnsupportedMediaTypeDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "detail": "Send the body as application/json.",
                 *       "message": "Send the body as application/json."
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Nothing at this URL */
        NotFoundDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "detail": "There's nothing at this address.",
                 *       "message": "There's nothing at this address."
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "c9Yw…",
                     *       "userId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "email": "grace@example.com",
                     *       "admin": "0"
                     *     }
                     */
                    "application/json": {
                        token: string;
                        /**
                         * Format: uuid
                         * @description A UUID
                         */
                        userId: string;
                        email: string;
                        /**
                         * @description “1” for administrators
                         * @enum {string}
                         */
                        admin: "0" | "1";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The email, the password or the code is wrong, or the account needs a code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Invalid email or password"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description Too many wrong passwords or codes for this account or from this address */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests. Try again in 1 minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalServerError"];
            /** @description Too many passwords are being checked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many people are signing in. Try again in a few seconds."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            507: components["responses"]["InsufficientStorage"];
        };
    };
    postAuthRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Grace Hopper",
                 *       "email": "grace@example.com",
                 *       "mobile": "(702) 555-0199",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": {
                    name: string;
                    email: string;
                    mobile: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description The account is ready */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Staff account created for Grace Hopper.",
                     *       "userId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /**
                         * Format: uuid
                         * @description A UUID
                         */
                        userId: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The account lacks access, or the sign-in is older than 20 minutes */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This change needs a sign-in of the last 20 minutes, and nothing was changed. Sign in again and repeat it."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The email is already in use */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That email is already in use"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getBookingPending: {
        parameters: {
            query?: {
                /** @description A page of 6. Without it, you get the newest 20 */
                page?: number;
            };
            header?: {
                /** @description Marks background polling, which doesn’t extend the session */
                "X-Unattended"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The total and one page, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ptotalCount": 1,
                     *       "pendingBookings": [
                     *         {
                     *           "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *           "fullName": "Ada Example",
                     *           "createdAt": "2026-11-25T17:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        ptotalCount: number;
                        pendingBookings: components["schemas"]["PendingBooking"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getBookingAll: {
        parameters: {
            query?: {
                /** @description From 1, which is the default */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The total and the page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "atotalCount": 1,
                     *       "bookings": [
                     *         {
                     *           "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *           "reference": "7K3M9QXA",
                     *           "status": 1,
                     *           "fullName": "Ada Example",
                     *           "email": "ada@example.com",
                     *           "phone": "(818) 555-0142",
                     *           "language": "en-US",
                     *           "contactMethod": "Call",
                     *           "company": "",
                     *           "service": "3D Virtual Tours",
                     *           "serviceLocation": "Van Nuys, California",
                     *           "accessInstructions": "Ring twice",
                     *           "scanType": "Residential",
                     *           "preferredDate": "2026-12-11T17:30:00.000Z",
                     *           "backupDate": null,
                     *           "purpose": "Real Estate",
                     *           "projectScope": "Two floors",
                     *           "numberOfRooms": [
                     *             "Living Room",
                     *             "Kitchen"
                     *           ],
                     *           "outputFormats": [
                     *             "OBJ",
                     *             "PDF"
                     *           ],
                     *           "additionalServices": [],
                     *           "specialInstructions": "",
                     *           "budgetRange": 500,
                     *           "projectTimeline": "Flexible",
                     *           "deliveryPreferences": [],
                     *           "filesLink": "",
                     *           "termsAccepted": true,
                     *           "privacyConsent": true,
                     *           "showcaseConsent": false,
                     *           "completionDate": null,
                     *           "createdAt": "2026-11-25T17:30:00.000Z",
                     *           "files": [
                     *             {
                     *               "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *               "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *               "originalName": "plan.pdf",
                     *               "size": 48213,
                     *               "fileType": "application/pdf"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        atotalCount: number;
                        bookings: components["schemas"]["Booking"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getBookingViewbooking: {
        parameters: {
            query?: {
                /** @description Only bookings with this in the name or email, in any case, or in the phone number. Up to 1,200 of the newest matches are counted and returned. The first 200 characters are used. */
                q?: string;
                /** @description Only this page, from 1. A page past the last is empty */
                page?: number;
                /** @description Bookings per page. With only `page`, a page has 100 bookings. With only `limit`, you get the first page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings */
            200: {
                headers: {
                    /** @description How many bookings match, on all pages */
                    "X-Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *         "reference": "7K3M9QXA",
                     *         "status": 1,
                     *         "fullName": "Ada Example",
                     *         "email": "ada@example.com",
                     *         "phone": "(818) 555-0142",
                     *         "language": "en-US",
                     *         "contactMethod": "Call",
                     *         "company": "",
                     *         "service": "3D Virtual Tours",
                     *         "serviceLocation": "Van Nuys, California",
                     *         "accessInstructions": "Ring twice",
                     *         "scanType": "Residential",
                     *         "preferredDate": "2026-12-11T17:30:00.000Z",
                     *         "backupDate": null,
                     *         "purpose": "Real Estate",
                     *         "projectScope": "Two floors",
                     *         "numberOfRooms": [
                     *           "Living Room",
                     *           "Kitchen"
                     *         ],
                     *         "outputFormats": [
                     *           "OBJ",
                     *           "PDF"
                     *         ],
                     *         "additionalServices": [],
                     *         "specialInstructions": "",
                     *         "budgetRange": 500,
                     *         "projectTimeline": "Flexible",
                     *         "deliveryPreferences": [],
                     *         "filesLink": "",
                     *         "termsAccepted": true,
                     *         "privacyConsent": true,
                     *         "showcaseConsent": false,
                     *         "completionDate": null,
                     *         "createdAt": "2026-11-25T17:30:00.000Z",
                     *         "files": [
                     *           {
                     *             "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *             "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *             "originalName": "plan.pdf",
                     *             "size": 48213,
                     *             "fileType": "application/pdf"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getBookingBookingdetailsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": null,
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Booking"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such booking */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    putBookingIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": 1
                 *     }
                 */
                "application/json": {
                    /** @enum {number} */
                    status: 0 | 1;
                };
            };
        };
        responses: {
            /** @description The booking has the status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "status": 1,
                     *       "message": "Booking marked as viewed"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description A UUID
                         */
                        id: string;
                        /** @description 0 is Pending, 1 is Viewed, anything else is Unknown */
                        status: number;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such booking */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The booking’s status is neither 0 nor 1 and stays as it is */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This booking has status 2, which this endpoint doesn't change."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    postBookingCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat. The same answers with the same key create one booking */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Ada Example",
                 *       "email": "ada@example.com",
                 *       "phone": "(818) 555-0142",
                 *       "serviceLocation": "Van Nuys, California",
                 *       "outputFormats": [
                 *         "OBJ",
                 *         "PDF"
                 *       ],
                 *       "termsAccepted": true,
                 *       "privacyConsent": true
                 *     }
                 */
                "application/json": {
                    fullName: string;
                    email: string;
                    phone: string;
                    /**
                     * @default Call
                     * @enum {string}
                     */
                    contactMethod?: "Call" | "Text";
                    /** @default  */
                    company?: string;
                    /**
                     * @default
                     * @enum {string}
                     */
                    service?: "" | "3D Virtual Tours" | "Digital Twin" | "Virtual Staging" | "Scan to BIM" | "Scan to Plan" | "Facility Management Scanning" | "Large Object Scanning";
                    serviceLocation: string;
                    /** @default  */
                    accessInstructions?: string;
                    /**
                     * @default Residential
                     * @enum {string}
                     */
                    scanType?: "Residential" | "Commercial";
                    preferredDate?: string | null;
                    backupDate?: string | null;
                    /**
                     * @default Real Estate
                     * @enum {string}
                     */
                    purpose?: "Real Estate" | "Construction" | "Marketing";
                    /** @default  */
                    projectScope?: string;
                    /** @default [] */
                    numberOfRooms?: ("Living Room" | "Kitchen" | "Bedroom")[];
                    /** @default [] */
                    outputFormats?: ("OBJ" | "STL" | "PLY" | "PDF" | "MP4")[];
                    /** @default 500 */
                    budgetRange?: number;
                    /**
                     * @default Flexible
                     * @enum {string}
                     */
                    projectTimeline?: "Flexible" | "Urgent" | "Within a Week";
                    /** @default [] */
                    additionalServices?: ("3D Virtual Tours" | "Digital Twin" | "Virtual Staging" | "Scan to BIM" | "Scan to Plan" | "Facility Management Scanning" | "Large Object Scanning")[];
                    /** @default  */
                    specialInstructions?: string;
                    /** @default [] */
                    deliveryPreferences?: ("Download link" | "Cloud folder" | "Web viewer" | "USB drive by mail")[];
                    /** @default  */
                    filesLink?: string;
                    /** @default false */
                    termsAccepted?: boolean;
                    /** @default false */
                    privacyConsent?: boolean;
                    /** @default false */
                    showcaseConsent?: boolean;
                    /**
                     * @description The language that the customer reads. Emails to them are in it
                     * @default en-US
                     * @enum {string}
                     */
                    language?: "en-US" | "vi" | "fr-BE" | "fr-CA";
                    /** @description Leave it out. The form hides this field from people, so only programs fill it in */
                    remarks2?: unknown;
                };
            };
        };
        responses: {
            /** @description The booking is saved */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "message": "Booking saved successfully"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description A UUID
                         */
                        bookingId: string;
                        /** @description The reference that people use, shown as ABCD-2345 */
                        reference: string;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The token belongs to no session or key that can be used. Without a token, no sign-in is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in, or send a valid key, to use this endpoint."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description This address sent 120 bookings within an hour, or 3 after spam. Retry-After says when the next one is accepted */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests. Try again in 1 minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    postFilesUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    files: string[];
                };
            };
        };
        responses: {
            /** @description At least one file is stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "files": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "mimetype": "application/pdf"
                     *         }
                     *       ],
                     *       "message": "1 file uploaded."
                     *     }
                     */
                    "application/json": {
                        files: components["schemas"]["UploadedFile"][];
                        message: string;
                        /** @description Files of this request that weren’t stored, with the reason */
                        refused?: {
                            originalName: string;
                            message: string;
                        }[];
                    };
                };
            };
            /** @description The form is broken or was cut off */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Part of the body didn't arrive. Send it again."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description For half a minute, less than 8 KiB a second arrived */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The body took too long to arrive. Send it again."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A file is larger than 15 MB or than your network may store now, or the request is far too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The body is larger than 256 KiB. Send less at once."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request isn’t a multipart form, or a file’s type isn’t accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Send the body as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No file, an empty one, or none the booking can take. It has 20, was submitted or expired */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Choose a file first."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many files from this address within an hour or a day */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests. Try again in 1 minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description File storage is full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The disk is full and nothing was saved. (7f90955efe23)"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postFilesSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *       "files": [
                 *         {
                 *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    bookingId: string;
                    files: {
                        filePath: string;
                        /** @description Ignored. The upload has already detected the type */
                        fileType?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The files belong to the booking, in the order of the request */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Booking and files saved successfully",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        message: string;
                        files: components["schemas"]["BookingFile"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            /** @description No such booking */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description A file belongs to another booking, or the booking was made more than an hour ago */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That file belongs to another booking."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getFilesDownloadFilename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The range that `Range` asks for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The client already has this version */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There's no such file. It may have been removed."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The file has no such range. `Content-Range` has its length */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *         "name": "Grace Hopper",
                     *         "email": "grace@example.com",
                     *         "mobile": "(702) 555-0199",
                     *         "password": ""
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["User"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getUsersUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "name": "Grace Hopper",
                     *       "email": "grace@example.com",
                     *       "mobile": "(702) 555-0199"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such account */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There's no such account."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    putUsersUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Grace Hopper",
                 *       "email": "grace@example.com",
                 *       "mobile": "(702) 555-0199",
                 *       "password": ""
                 *     }
                 */
                "application/json": {
                    fullName: string;
                    email: string;
                    mobile?: string;
                    /** @default  */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description The account is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "User details updated successfully"
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Only the system admin can change the system admin’s account, or the sign-in is older than 20 minutes */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This key has no access to this endpoint. An administrator can make one that has, under Settings, Keys."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No such account */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There's no such account."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The email is already in use */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That email is already in use"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteUsersDeleteuserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "User removed"
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Only the system admin can change the system admin’s account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This key has no access to this endpoint. An administrator can make one that has, under Settings, Keys."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No such account, or already removed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There's no such account."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It’s the caller’s own account */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You can't remove your own account."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers. `version` and `commit` say which code it runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "alive",
                     *       "version": "1.0.0",
                     *       "commit": "7f90955efe23"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "alive";
                        version: string;
                        commit: string;
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The database responds. `version` and `commit` say which code this process runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "1.0.0",
                     *       "commit": "7f90955efe23"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        version: string;
                        commit: string;
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            /** @description The database doesn’t respond */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The database isn't responding."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The database, the file storage, the sending of emails, the free disk space and the clock are all right. `missingSettings` names the environment variables that a site in production should have */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "missingSettings": []
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "ready";
                        missingSettings: string[];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            /** @description `errors` has a message for each part that failed: `database`, `storage`, `outbox`, `disk`, `clock` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "A part of the site doesn't work."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1, built from the schemas that validate the requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0",
                     *       "paths": {}
                     *     }
                     */
                    "application/json": {
                        openapi: string;
                        paths: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The client already has this version */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getV1Bookings: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; the first page without it */
                cursor?: string;
                /** @description Per page; 50 without it */
                limit?: number;
                /** @description Only these fields, separated by commas; `id` always. All without it */
                fields?: string;
                /** @description A stage, or `open` for all in which the work goes on */
                stage?: "new" | "in-review" | "quoted" | "scheduled" | "done" | "declined" | "canceled" | "open";
                /** @description 0 is Pending, 1 is Viewed */
                status?: "0" | "1";
                /** @description The id of a member of staff, or `none` */
                owner?: "none" | string;
                /** @description The name in the address of the service’s page, such as `scan-to-bim`, or `none` */
                service?: "3d-virtual-tours" | "digital-twin" | "virtual-staging" | "scan-to-bim" | "scan-to-plan" | "facility-management-scanning" | "large-object-scanning" | "none";
                /** @description Who has to act next */
                waiting?: "us" | "them";
                /** @description Received on this day or later, Pacific time */
                from?: string;
                /** @description Received on this day or earlier, Pacific time */
                to?: string;
                /** @description Marked as spam */
                isSpam?: "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *           "reference": "7K3M9QXA",
                     *           "stage": "in-review"
                     *         }
                     *       ],
                     *       "nextCursor": "1795628200000-0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40"
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["SomeFieldsOfBooking"][];
                        /** @description Null on the last page */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1BookingsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking */
            200: {
                headers: {
                    /** @description Changes with every decision about the booking: its stage, quote, visit or spam mark */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": null,
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ],
                     *       "stage": "in-review",
                     *       "stageChangedAt": "2026-11-25T17:30:00.000Z",
                     *       "waitingFor": "us",
                     *       "waitingSince": "2026-11-25T17:30:00.000Z",
                     *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "isSpam": false
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWithWork"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1BookingsIdEvents: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; the first page without it */
                cursor?: string;
                /** @description Per page; 50 without it */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 17,
                     *           "kind": "stage-changed",
                     *           "actor": "CRM (key)",
                     *           "detail": {
                     *             "from": "new",
                     *             "to": "in-review"
                     *           },
                     *           "createdAt": "2026-11-25T17:30:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": "17"
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Event"][];
                        /** @description Null on the last page */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1BookingsIdStage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the booking that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stage": "declined",
                 *       "mailText": "Thank you for asking. We can’t take this on."
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The next stage
                     * @enum {string}
                     */
                    stage: "new" | "in-review" | "done" | "declined" | "canceled";
                    /**
                     * @description With `done` before the visit: whether to cancel or keep it
                     * @enum {string}
                     */
                    visit?: "cancel" | "keep";
                    /**
                     * @description Whether the customer gets an email about it
                     * @default true
                     */
                    sendMail?: boolean;
                    /**
                     * @description The text of the email. Without it, the one that the screens suggest
                     * @default
                     */
                    mailText?: string;
                };
            };
        };
        responses: {
            /** @description The booking after the change */
            200: {
                headers: {
                    /** @description Changes with every decision about the booking: its stage, quote, visit or spam mark */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": null,
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ],
                     *       "stage": "in-review",
                     *       "stageChangedAt": "2026-11-25T17:30:00.000Z",
                     *       "waitingFor": "us",
                     *       "waitingSince": "2026-11-25T17:30:00.000Z",
                     *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "isSpam": false
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWithWork"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description The state of the booking doesn’t allow it. `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The booking's stage is done, which doesn't allow this.",
                     *       "message": "The booking's stage is done, which doesn't allow this.",
                     *       "code": "not-allowed",
                     *       "stage": "done"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the booking since the `If-Match`. `changes` says what, and `ETag` is the new one */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed this booking since you read it, and nothing was changed. See changes, and repeat it with the new ETag.",
                     *       "message": "Somebody else has changed this booking since you read it, and nothing was changed. See changes, and repeat it with the new ETag.",
                     *       "code": "changed",
                     *       "changes": [
                     *         {
                     *           "id": 18,
                     *           "kind": "quote-accepted",
                     *           "actor": null,
                     *           "detail": {
                     *             "number": "1"
                     *           },
                     *           "createdAt": "2026-11-25T17:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1BookingsIdOwner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                 *       "note": "Please call her today."
                 *     }
                 */
                "application/json": {
                    /** @default null */
                    ownerId?: string | null;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The booking after the change */
            200: {
                headers: {
                    /** @description Changes with every decision about the booking: its stage, quote, visit or spam mark */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": null,
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ],
                     *       "stage": "in-review",
                     *       "stageChangedAt": "2026-11-25T17:30:00.000Z",
                     *       "waitingFor": "us",
                     *       "waitingSince": "2026-11-25T17:30:00.000Z",
                     *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "isSpam": false
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWithWork"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1BookingsIdCompletionDate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "completionDate": "2026-12-11T17:30:00.000Z"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When the work was or will be complete; null for none
                     */
                    completionDate: ((string | null) | null) | string | null;
                };
            };
        };
        responses: {
            /** @description The booking after the change */
            200: {
                headers: {
                    /** @description Changes with every decision about the booking: its stage, quote, visit or spam mark */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": "2026-12-11T17:30:00.000Z",
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ],
                     *       "stage": "in-review",
                     *       "stageChangedAt": "2026-11-25T17:30:00.000Z",
                     *       "waitingFor": "us",
                     *       "waitingSince": "2026-11-25T17:30:00.000Z",
                     *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "isSpam": false
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWithWork"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1BookingsIdQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "number": 1,
                     *           "state": "sent",
                     *           "lines": [
                     *             {
                     *               "label": "3D virtual tour",
                     *               "quantity": 1,
                     *               "unitCents": 45000
                     *             }
                     *           ],
                     *           "totalCents": 45000,
                     *           "validUntil": "2027-02-01T07:59:59.999Z",
                     *           "note": "Travel is included.",
                     *           "author": "CRM (key)",
                     *           "createdAt": "2026-11-25T17:30:00.000Z",
                     *           "answeredAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Quote"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1BookingsIdQuotes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the booking that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "label": "3D virtual tour",
                 *           "quantity": 1,
                 *           "unitCents": 45000
                 *         },
                 *         {
                 *           "label": "Floor plan",
                 *           "quantity": 2,
                 *           "unitCents": 9500
                 *         }
                 *       ],
                 *       "validUntil": "2027-01-31",
                 *       "note": "Travel is included."
                 *     }
                 */
                "application/json": {
                    lines: {
                        label: string;
                        /** @default 1 */
                        quantity?: number;
                        unitCents: number;
                    }[];
                    /** Format: date */
                    validUntil: string;
                    /** @default  */
                    note?: string;
                    /**
                     * @description Whether the customer gets an email about it
                     * @default true
                     */
                    sendMail?: boolean;
                    /**
                     * @description The text of the email. Without it, the one that the screens suggest
                     * @default
                     */
                    mailText?: string;
                };
            };
        };
        responses: {
            /** @description The booking after the change */
            200: {
                headers: {
                    /** @description Changes with every decision about the booking: its stage, quote, visit or spam mark */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": null,
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ],
                     *       "stage": "quoted",
                     *       "stageChangedAt": "2026-11-25T17:30:00.000Z",
                     *       "waitingFor": "them",
                     *       "waitingSince": "2026-11-25T17:30:00.000Z",
                     *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "isSpam": false
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWithWork"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description The state of the booking doesn’t allow it. `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The booking's stage is done, which doesn't allow this.",
                     *       "message": "The booking's stage is done, which doesn't allow this.",
                     *       "code": "not-allowed",
                     *       "stage": "done"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the booking since the `If-Match`. `changes` says what, and `ETag` is the new one */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed this booking since you read it, and nothing was changed. See changes, and repeat it with the new ETag.",
                     *       "message": "Somebody else has changed this booking since you read it, and nothing was changed. See changes, and repeat it with the new ETag.",
                     *       "code": "changed",
                     *       "changes": [
                     *         {
                     *           "id": 18,
                     *           "kind": "quote-accepted",
                     *           "actor": null,
                     *           "detail": {
                     *             "number": "1"
                     *           },
                     *           "createdAt": "2026-11-25T17:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    deleteV1BookingsIdQuotesOpen: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the booking that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking after the change */
            200: {
                headers: {
                    /** @description Changes with every decision about the booking: its stage, quote, visit or spam mark */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": null,
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ],
                     *       "stage": "in-review",
                     *       "stageChangedAt": "2026-11-25T17:30:00.000Z",
                     *       "waitingFor": "us",
                     *       "waitingSince": "2026-11-25T17:30:00.000Z",
                     *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "isSpam": false
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWithWork"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The state of the booking doesn’t allow it. `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The booking's stage is done, which doesn't allow this.",
                     *       "message": "The booking's stage is done, which doesn't allow this.",
                     *       "code": "not-allowed",
                     *       "stage": "done"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the booking since the `If-Match`. `changes` says what, and `ETag` is the new one */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed this booking since you read it, and nothing was changed. See changes, and repeat it with the new ETag.",
                     *       "message": "Somebody else has changed this booking since you read it, and nothing was changed. See changes, and repeat it with the new ETag.",
                     *       "code": "changed",
                     *       "changes": [
                     *         {
                     *           "id": 18,
                     *           "kind": "quote-accepted",
                     *           "actor": null,
                     *           "detail": {
                     *             "number": "1"
                     *           },
                     *           "createdAt": "2026-11-25T17:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1BookingsIdVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visit; null without one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "visit": {
                     *         "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *         "startsAt": "2026-12-11T17:30:00.000Z",
                     *         "minutes": 120,
                     *         "staffId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *         "staffName": "Grace Hopper"
                     *       }
                     *     }
                     */
                    "application/json": {
                        visit: components["schemas"]["Visit"] | null;
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1BookingsIdVisit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the booking that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startsAt": "2026-12-11T09:30:00-08:00",
                 *       "minutes": 120,
                 *       "staffId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11"
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    startsAt: string;
                    /** @enum {number} */
                    minutes: 30 | 60 | 90 | 120 | 180 | 240 | 300 | 360 | 480 | 600;
                    /** @default null */
                    staffId?: string | null;
                    /**
                     * @description Ids of other visits that the person has at that time, and may have
                     * @default []
                     */
                    accepted?: string[];
                    /**
                     * @description Whether the customer gets an email about it
                     * @default true
                     */
                    sendMail?: boolean;
                    /**
                     * @description The text of the email. Without it, the one that the screens suggest
                     * @default
                     */
                    mailText?: string;
                };
            };
        };
        responses: {
            /** @description The booking after the change */
            200: {
                headers: {
                    /** @description Changes with every decision about the booking: its stage, quote, visit or spam mark */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": null,
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ],
                     *       "stage": "scheduled",
                     *       "stageChangedAt": "2026-11-25T17:30:00.000Z",
                     *       "waitingFor": "nobody",
                     *       "waitingSince": "2026-11-25T17:30:00.000Z",
                     *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "isSpam": false
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWithWork"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description The state of the booking doesn’t allow it. `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This person has another visit at that time. Send the ids of overlaps as accepted to schedule it anyway.",
                     *       "message": "This person has another visit at that time. Send the ids of overlaps as accepted to schedule it anyway.",
                     *       "code": "busy",
                     *       "overlaps": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "startsAt": "2026-12-11T17:30:00.000Z",
                     *           "minutes": 120
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the booking since the `If-Match`. `changes` says what, and `ETag` is the new one */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed this booking since you read it, and nothing was changed. See changes, and repeat it with the new ETag.",
                     *       "message": "Somebody else has changed this booking since you read it, and nothing was changed. See changes, and repeat it with the new ETag.",
                     *       "code": "changed",
                     *       "changes": [
                     *         {
                     *           "id": 18,
                     *           "kind": "quote-accepted",
                     *           "actor": null,
                     *           "detail": {
                     *             "number": "1"
                     *           },
                     *           "createdAt": "2026-11-25T17:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    deleteV1BookingsIdVisit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the booking that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking after the change */
            200: {
                headers: {
                    /** @description Changes with every decision about the booking: its stage, quote, visit or spam mark */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": null,
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ],
                     *       "stage": "in-review",
                     *       "stageChangedAt": "2026-11-25T17:30:00.000Z",
                     *       "waitingFor": "us",
                     *       "waitingSince": "2026-11-25T17:30:00.000Z",
                     *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "isSpam": false
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWithWork"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The state of the booking doesn’t allow it. `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This person has another visit at that time. Send the ids of overlaps as accepted to schedule it anyway.",
                     *       "message": "This person has another visit at that time. Send the ids of overlaps as accepted to schedule it anyway.",
                     *       "code": "busy",
                     *       "overlaps": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "startsAt": "2026-12-11T17:30:00.000Z",
                     *           "minutes": 120
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the booking since the `If-Match`. `changes` says what, and `ETag` is the new one */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed this booking since you read it, and nothing was changed. See changes, and repeat it with the new ETag.",
                     *       "message": "Somebody else has changed this booking since you read it, and nothing was changed. See changes, and repeat it with the new ETag.",
                     *       "code": "changed",
                     *       "changes": [
                     *         {
                     *           "id": 18,
                     *           "kind": "quote-accepted",
                     *           "actor": null,
                     *           "detail": {
                     *             "number": "1"
                     *           },
                     *           "createdAt": "2026-11-25T17:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1BookingsIdMessages: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; the first page without it */
                cursor?: string;
                /** @description Per page; 50 without it */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "kind": "message",
                     *           "author": null,
                     *           "text": "Can you come in the morning?",
                     *           "proposedAt": null,
                     *           "createdAt": "2026-11-25T17:30:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Message"][];
                        /** @description Null on the last page */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1BookingsIdMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "We’re there at 9:30. Please leave the gate open."
                 *     }
                 */
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description The booking after the change */
            200: {
                headers: {
                    /** @description Changes with every decision about the booking: its stage, quote, visit or spam mark */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": null,
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ],
                     *       "stage": "in-review",
                     *       "stageChangedAt": "2026-11-25T17:30:00.000Z",
                     *       "waitingFor": "them",
                     *       "waitingSince": "2026-11-25T17:30:00.000Z",
                     *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "isSpam": false
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWithWork"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1BookingsIdEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The booking after the change */
            200: {
                headers: {
                    /** @description Changes with every decision about the booking: its stage, quote, visit or spam mark */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": null,
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ],
                     *       "stage": "in-review",
                     *       "stageChangedAt": "2026-11-25T17:30:00.000Z",
                     *       "waitingFor": "us",
                     *       "waitingSince": "2026-11-25T17:30:00.000Z",
                     *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "isSpam": false
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWithWork"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1BookingsIdLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sendMail": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Whether the customer gets an email about it
                     * @default true
                     */
                    sendMail?: boolean;
                };
            };
        };
        responses: {
            /** @description The booking after the change */
            200: {
                headers: {
                    /** @description Changes with every decision about the booking: its stage, quote, visit or spam mark */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": null,
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ],
                     *       "stage": "in-review",
                     *       "stageChangedAt": "2026-11-25T17:30:00.000Z",
                     *       "waitingFor": "us",
                     *       "waitingSince": "2026-11-25T17:30:00.000Z",
                     *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "isSpam": false
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWithWork"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1BookingsIdNotes: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; the first page without it */
                cursor?: string;
                /** @description Per page; 50 without it */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "author": "CRM (key)",
                     *           "text": "Order 4711 in the CRM",
                     *           "createdAt": "2026-11-25T17:30:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Note"][];
                        /** @description Null on the last page */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1BookingsIdNotes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Order 4711 in the CRM"
                 *     }
                 */
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description The booking after the change */
            200: {
                headers: {
                    /** @description Changes with every decision about the booking: its stage, quote, visit or spam mark */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": null,
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ],
                     *       "stage": "in-review",
                     *       "stageChangedAt": "2026-11-25T17:30:00.000Z",
                     *       "waitingFor": "us",
                     *       "waitingSince": "2026-11-25T17:30:00.000Z",
                     *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "isSpam": false
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWithWork"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    deleteV1BookingsIdNotesNoteId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
                /** @description A UUID */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking after the change */
            200: {
                headers: {
                    /** @description Changes with every decision about the booking: its stage, quote, visit or spam mark */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": null,
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ],
                     *       "stage": "in-review",
                     *       "stageChangedAt": "2026-11-25T17:30:00.000Z",
                     *       "waitingFor": "us",
                     *       "waitingSince": "2026-11-25T17:30:00.000Z",
                     *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "isSpam": false
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWithWork"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            /** @description Somebody else wrote the note, or the account or key lacks access */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "Only its author and administrators can remove this note.",
                     *       "message": "Only its author and administrators can remove this note."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1BookingsIdSpam: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isSpam": true
                 *     }
                 */
                "application/json": {
                    isSpam: boolean;
                };
            };
        };
        responses: {
            /** @description The booking after the change */
            200: {
                headers: {
                    /** @description Changes with every decision about the booking: its stage, quote, visit or spam mark */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *       "reference": "7K3M9QXA",
                     *       "status": 1,
                     *       "fullName": "Ada Example",
                     *       "email": "ada@example.com",
                     *       "phone": "(818) 555-0142",
                     *       "language": "en-US",
                     *       "contactMethod": "Call",
                     *       "company": "",
                     *       "service": "3D Virtual Tours",
                     *       "serviceLocation": "Van Nuys, California",
                     *       "accessInstructions": "Ring twice",
                     *       "scanType": "Residential",
                     *       "preferredDate": "2026-12-11T17:30:00.000Z",
                     *       "backupDate": null,
                     *       "purpose": "Real Estate",
                     *       "projectScope": "Two floors",
                     *       "numberOfRooms": [
                     *         "Living Room",
                     *         "Kitchen"
                     *       ],
                     *       "outputFormats": [
                     *         "OBJ",
                     *         "PDF"
                     *       ],
                     *       "additionalServices": [],
                     *       "specialInstructions": "",
                     *       "budgetRange": 500,
                     *       "projectTimeline": "Flexible",
                     *       "deliveryPreferences": [],
                     *       "filesLink": "",
                     *       "termsAccepted": true,
                     *       "privacyConsent": true,
                     *       "showcaseConsent": false,
                     *       "completionDate": null,
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "filename": "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "filePath": "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
                     *           "originalName": "plan.pdf",
                     *           "size": 48213,
                     *           "fileType": "application/pdf"
                     *         }
                     *       ],
                     *       "stage": "in-review",
                     *       "stageChangedAt": "2026-11-25T17:30:00.000Z",
                     *       "waitingFor": "us",
                     *       "waitingSince": "2026-11-25T17:30:00.000Z",
                     *       "ownerId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *       "isSpam": true
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWithWork"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1BookingsIdDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "version": 1,
                     *           "title": "Point cloud",
                     *           "note": "",
                     *           "state": "draft",
                     *           "author": "CRM (key)",
                     *           "createdAt": "2026-11-25T17:30:00.000Z",
                     *           "publishedAt": null,
                     *           "withdrawnAt": null,
                     *           "items": [
                     *             {
                     *               "id": "f4b1c9d2-7e6a-4d3c-8b5f-2a1e0d9c8b7a",
                     *               "kind": "link",
                     *               "name": "Virtual tour",
                     *               "contentType": "",
                     *               "size": 0,
                     *               "received": 0,
                     *               "sha256": null,
                     *               "state": "ready",
                     *               "url": "https://tours.example.com/7K3M9QXA"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Delivery"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such delivery.",
                     *       "message": "There's no such delivery."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1BookingsIdDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Point cloud and floor plan",
                 *       "note": "The colors are those of the day."
                 *     }
                 */
                "application/json": {
                    title: string;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The delivery after the change */
            201: {
                headers: {
                    /** @description Changes with every change of the delivery */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "version": 1,
                     *       "title": "Point cloud",
                     *       "note": "",
                     *       "state": "draft",
                     *       "author": "CRM (key)",
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "publishedAt": null,
                     *       "withdrawnAt": null,
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such delivery.",
                     *       "message": "There's no such delivery."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description `code` says why: `not-allowed` (the visit isn’t scheduled, or the request is closed another way), `has-draft`, `no-draft`, `full`, `empty`, `unfinished` or `not-published` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A file of the draft hasn't arrived completely.",
                     *       "message": "A file of the draft hasn't arrived completely.",
                     *       "code": "unfinished"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the draft since the `If-Match` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed the draft since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "message": "Somebody else has changed the draft since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "code": "changed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1BookingsIdDeliveriesDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the draft that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Point cloud",
                 *       "note": ""
                 *     }
                 */
                "application/json": {
                    title: string;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The delivery after the change */
            200: {
                headers: {
                    /** @description Changes with every change of the delivery */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "version": 1,
                     *       "title": "Point cloud",
                     *       "note": "",
                     *       "state": "draft",
                     *       "author": "CRM (key)",
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "publishedAt": null,
                     *       "withdrawnAt": null,
                     *       "items": [
                     *         {
                     *           "id": "f4b1c9d2-7e6a-4d3c-8b5f-2a1e0d9c8b7a",
                     *           "kind": "link",
                     *           "name": "Virtual tour",
                     *           "contentType": "",
                     *           "size": 0,
                     *           "received": 0,
                     *           "sha256": null,
                     *           "state": "ready",
                     *           "url": "https://tours.example.com/7K3M9QXA"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such delivery.",
                     *       "message": "There's no such delivery."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description `code` says why: `not-allowed` (the visit isn’t scheduled, or the request is closed another way), `has-draft`, `no-draft`, `full`, `empty`, `unfinished` or `not-published` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A file of the draft hasn't arrived completely.",
                     *       "message": "A file of the draft hasn't arrived completely.",
                     *       "code": "unfinished"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the draft since the `If-Match` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed the draft since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "message": "Somebody else has changed the draft since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "code": "changed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1BookingsIdDeliveriesDraftLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Virtual tour",
                 *       "url": "https://tours.example.com/7K3M9QXA"
                 *     }
                 */
                "application/json": {
                    name: string;
                    url: string;
                };
            };
        };
        responses: {
            /** @description The delivery after the change */
            200: {
                headers: {
                    /** @description Changes with every change of the delivery */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "version": 1,
                     *       "title": "Point cloud",
                     *       "note": "",
                     *       "state": "draft",
                     *       "author": "CRM (key)",
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "publishedAt": null,
                     *       "withdrawnAt": null,
                     *       "items": [
                     *         {
                     *           "id": "f4b1c9d2-7e6a-4d3c-8b5f-2a1e0d9c8b7a",
                     *           "kind": "link",
                     *           "name": "Virtual tour",
                     *           "contentType": "",
                     *           "size": 0,
                     *           "received": 0,
                     *           "sha256": null,
                     *           "state": "ready",
                     *           "url": "https://tours.example.com/7K3M9QXA"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such delivery.",
                     *       "message": "There's no such delivery."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description `code` says why: `not-allowed` (the visit isn’t scheduled, or the request is closed another way), `has-draft`, `no-draft`, `full`, `empty`, `unfinished` or `not-published` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A file of the draft hasn't arrived completely.",
                     *       "message": "A file of the draft hasn't arrived completely.",
                     *       "code": "unfinished"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the draft since the `If-Match` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed the draft since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "message": "Somebody else has changed the draft since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "code": "changed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    deleteV1BookingsIdDeliveriesDraftItemsItemId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
                /** @description A UUID */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery after the change */
            200: {
                headers: {
                    /** @description Changes with every change of the delivery */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "version": 1,
                     *       "title": "Point cloud",
                     *       "note": "",
                     *       "state": "draft",
                     *       "author": "CRM (key)",
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "publishedAt": null,
                     *       "withdrawnAt": null,
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such delivery.",
                     *       "message": "There's no such delivery."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description `code` says why: `not-allowed` (the visit isn’t scheduled, or the request is closed another way), `has-draft`, `no-draft`, `full`, `empty`, `unfinished` or `not-published` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A file of the draft hasn't arrived completely.",
                     *       "message": "A file of the draft hasn't arrived completely.",
                     *       "code": "unfinished"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the draft since the `If-Match` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed the draft since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "message": "Somebody else has changed the draft since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "code": "changed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1BookingsIdDeliveriesDraftItemsItemIdPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
                /** @description A UUID */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "before": null
                 *     }
                 */
                "application/json": {
                    /** @description The id of the one that comes after it; null for the end */
                    before: string | null;
                };
            };
        };
        responses: {
            /** @description The delivery after the change */
            200: {
                headers: {
                    /** @description Changes with every change of the delivery */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "version": 1,
                     *       "title": "Point cloud",
                     *       "note": "",
                     *       "state": "draft",
                     *       "author": "CRM (key)",
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "publishedAt": null,
                     *       "withdrawnAt": null,
                     *       "items": [
                     *         {
                     *           "id": "f4b1c9d2-7e6a-4d3c-8b5f-2a1e0d9c8b7a",
                     *           "kind": "link",
                     *           "name": "Virtual tour",
                     *           "contentType": "",
                     *           "size": 0,
                     *           "received": 0,
                     *           "sha256": null,
                     *           "state": "ready",
                     *           "url": "https://tours.example.com/7K3M9QXA"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such delivery.",
                     *       "message": "There's no such delivery."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description `code` says why: `not-allowed` (the visit isn’t scheduled, or the request is closed another way), `has-draft`, `no-draft`, `full`, `empty`, `unfinished` or `not-published` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A file of the draft hasn't arrived completely.",
                     *       "message": "A file of the draft hasn't arrived completely.",
                     *       "code": "unfinished"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the draft since the `If-Match` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed the draft since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "message": "Somebody else has changed the draft since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "code": "changed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1BookingsIdDeliveriesDraftPublication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the draft that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mailText": "Here is your point cloud."
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Whether the customer gets an email about it
                     * @default true
                     */
                    sendMail?: boolean;
                    /**
                     * @description The text of the email. Without it, the one that the screens suggest
                     * @default
                     */
                    mailText?: string;
                };
            };
        };
        responses: {
            /** @description The delivery after the change */
            200: {
                headers: {
                    /** @description Changes with every change of the delivery */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "version": 1,
                     *       "title": "Point cloud",
                     *       "note": "",
                     *       "state": "published",
                     *       "author": "CRM (key)",
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "publishedAt": "2026-11-25T17:30:00.000Z",
                     *       "withdrawnAt": null,
                     *       "items": [
                     *         {
                     *           "id": "f4b1c9d2-7e6a-4d3c-8b5f-2a1e0d9c8b7a",
                     *           "kind": "link",
                     *           "name": "Virtual tour",
                     *           "contentType": "",
                     *           "size": 0,
                     *           "received": 0,
                     *           "sha256": null,
                     *           "state": "ready",
                     *           "url": "https://tours.example.com/7K3M9QXA"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such delivery.",
                     *       "message": "There's no such delivery."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description `code` says why: `not-allowed` (the visit isn’t scheduled, or the request is closed another way), `has-draft`, `no-draft`, `full`, `empty`, `unfinished` or `not-published` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A file of the draft hasn't arrived completely.",
                     *       "message": "A file of the draft hasn't arrived completely.",
                     *       "code": "unfinished"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the draft since the `If-Match` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed the draft since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "message": "Somebody else has changed the draft since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "code": "changed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1BookingsIdDeliveriesDeliveryId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
                /** @description A UUID */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery */
            200: {
                headers: {
                    /** @description Changes with every change of the delivery */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "version": 1,
                     *       "title": "Point cloud",
                     *       "note": "",
                     *       "state": "draft",
                     *       "author": "CRM (key)",
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "publishedAt": null,
                     *       "withdrawnAt": null,
                     *       "items": [
                     *         {
                     *           "id": "f4b1c9d2-7e6a-4d3c-8b5f-2a1e0d9c8b7a",
                     *           "kind": "link",
                     *           "name": "Virtual tour",
                     *           "contentType": "",
                     *           "size": 0,
                     *           "received": 0,
                     *           "sha256": null,
                     *           "state": "ready",
                     *           "url": "https://tours.example.com/7K3M9QXA"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such delivery */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such delivery.",
                     *       "message": "There's no such delivery."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    deleteV1BookingsIdDeliveriesDeliveryId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
                /** @description A UUID */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery after the change */
            200: {
                headers: {
                    /** @description Changes with every change of the delivery */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "version": 1,
                     *       "title": "Point cloud",
                     *       "note": "",
                     *       "state": "withdrawn",
                     *       "author": "CRM (key)",
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "publishedAt": "2026-11-25T17:30:00.000Z",
                     *       "withdrawnAt": "2026-11-25T17:30:00.000Z",
                     *       "items": [
                     *         {
                     *           "id": "f4b1c9d2-7e6a-4d3c-8b5f-2a1e0d9c8b7a",
                     *           "kind": "link",
                     *           "name": "Virtual tour",
                     *           "contentType": "",
                     *           "size": 0,
                     *           "received": 0,
                     *           "sha256": null,
                     *           "state": "ready",
                     *           "url": "https://tours.example.com/7K3M9QXA"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such delivery */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such delivery.",
                     *       "message": "There's no such delivery."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description `code` says why: `not-allowed` (the visit isn’t scheduled, or the request is closed another way), `has-draft`, `no-draft`, `full`, `empty`, `unfinished` or `not-published` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A file of the draft hasn't arrived completely.",
                     *       "message": "A file of the draft hasn't arrived completely.",
                     *       "code": "unfinished"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1BookingsIdResultsItemId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
                /** @description A UUID */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The part of the file that `Range` asks for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The file of the `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such file in a published delivery of the booking */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such file in a published delivery.",
                     *       "message": "There's no such file in a published delivery."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The file has no such part */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1BookingsIdShares: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "label": "The architect",
                     *           "createdAt": "2026-11-25T17:30:00.000Z",
                     *           "expiresAt": "2026-12-11T17:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Share"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    deleteV1BookingsIdSharesShareId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
                /** @description A UUID */
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Share"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such booking, or its personal data were erased */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such booking.",
                     *       "message": "There's no such booking."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1Visits: {
        parameters: {
            query: {
                /** @description Visits that end after this time */
                from: string;
                /** @description Visits that begin before this time */
                to: string;
                /** @description Of one member of staff */
                staffId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                     *           "startsAt": "2026-12-11T17:30:00.000Z",
                     *           "minutes": 120,
                     *           "staffId": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *           "staffName": "Grace Hopper"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Visit"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1Staff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members of staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *           "name": "Grace Hopper"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: {
                            /**
                             * Format: uuid
                             * @description A UUID
                             */
                            id: string;
                            name: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1Projects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "slug": "office-tower-third-floor",
                     *           "title": "Office tower, third floor",
                     *           "place": "Oakland, California",
                     *           "service": "scan-to-bim",
                     *           "text": "Two days on site, 14 scans, one model.",
                     *           "link": "",
                     *           "status": "draft",
                     *           "bookingId": null,
                     *           "hasConsent": false,
                     *           "translations": {
                     *             "title": {
                     *               "fr-BE": "Tour de bureaux, troisième étage"
                     *             },
                     *             "text": {}
                     *           },
                     *           "createdAt": "2026-11-25T17:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Project"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1Projects: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Office tower, third floor",
                 *       "place": "Oakland, California",
                 *       "service": "scan-to-bim",
                 *       "text": "Two days on site, 14 scans, one model.",
                 *       "translations": {
                 *         "title": {
                 *           "fr-BE": "Tour de bureaux, troisième étage"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    title: string;
                    place: string;
                    /** @enum {string} */
                    service: "3d-virtual-tours" | "digital-twin" | "virtual-staging" | "scan-to-bim" | "scan-to-plan" | "facility-management-scanning" | "large-object-scanning";
                    text: string;
                    /** @default  */
                    link?: string;
                    /**
                     * @description Whether the customer agrees, which a project that began with a booking needs before it is published
                     * @default false
                     */
                    hasConsent?: boolean;
                    /** @description In other languages, by their tags: an empty or absent one is removed. Without this field, all of them stay */
                    translations?: {
                        title?: {
                            /** @default  */
                            vi?: string;
                            /** @default  */
                            "fr-BE"?: string;
                            /** @default  */
                            "fr-CA"?: string;
                        };
                        text?: {
                            /** @default  */
                            vi?: string;
                            /** @default  */
                            "fr-BE"?: string;
                            /** @default  */
                            "fr-CA"?: string;
                        };
                    };
                    /**
                     * Format: uuid
                     * @description The booking that it shows the work of, which must be `done`
                     */
                    bookingId?: string;
                };
            };
        };
        responses: {
            /** @description The project after the change */
            201: {
                headers: {
                    /** @description Changes with every change of the project */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "slug": "office-tower-third-floor",
                     *       "title": "Office tower, third floor",
                     *       "place": "Oakland, California",
                     *       "service": "scan-to-bim",
                     *       "text": "Two days on site, 14 scans, one model.",
                     *       "link": "",
                     *       "status": "draft",
                     *       "bookingId": null,
                     *       "hasConsent": false,
                     *       "translations": {
                     *         "title": {
                     *           "fr-BE": "Tour de bureaux, troisième étage"
                     *         },
                     *         "text": {}
                     *       },
                     *       "createdAt": "2026-11-25T17:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description `code` says why: `published`, `no-consent`, `no-pictures`, `full` or `not-done` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The project is published. Withdraw it first.",
                     *       "message": "The project is published. Withdraw it first.",
                     *       "code": "published"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1ProjectsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project */
            200: {
                headers: {
                    /** @description Changes with every change of the project */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "slug": "office-tower-third-floor",
                     *       "title": "Office tower, third floor",
                     *       "place": "Oakland, California",
                     *       "service": "scan-to-bim",
                     *       "text": "Two days on site, 14 scans, one model.",
                     *       "link": "",
                     *       "status": "draft",
                     *       "bookingId": null,
                     *       "hasConsent": false,
                     *       "translations": {
                     *         "title": {
                     *           "fr-BE": "Tour de bureaux, troisième étage"
                     *         },
                     *         "text": {}
                     *       },
                     *       "createdAt": "2026-11-25T17:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such project */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such project.",
                     *       "message": "There's no such project."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1ProjectsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the project that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Office tower, third floor",
                 *       "place": "Oakland, California",
                 *       "service": "scan-to-bim",
                 *       "text": "Two days on site, 14 scans, one model.",
                 *       "translations": {
                 *         "title": {
                 *           "fr-BE": "Tour de bureaux, troisième étage"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    title: string;
                    place: string;
                    /** @enum {string} */
                    service: "3d-virtual-tours" | "digital-twin" | "virtual-staging" | "scan-to-bim" | "scan-to-plan" | "facility-management-scanning" | "large-object-scanning";
                    text: string;
                    /** @default  */
                    link?: string;
                    /**
                     * @description Whether the customer agrees, which a project that began with a booking needs before it is published
                     * @default false
                     */
                    hasConsent?: boolean;
                    /** @description In other languages, by their tags: an empty or absent one is removed. Without this field, all of them stay */
                    translations?: {
                        title?: {
                            /** @default  */
                            vi?: string;
                            /** @default  */
                            "fr-BE"?: string;
                            /** @default  */
                            "fr-CA"?: string;
                        };
                        text?: {
                            /** @default  */
                            vi?: string;
                            /** @default  */
                            "fr-BE"?: string;
                            /** @default  */
                            "fr-CA"?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description The project after the change */
            200: {
                headers: {
                    /** @description Changes with every change of the project */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "slug": "office-tower-third-floor",
                     *       "title": "Office tower, third floor",
                     *       "place": "Oakland, California",
                     *       "service": "scan-to-bim",
                     *       "text": "Two days on site, 14 scans, one model.",
                     *       "link": "",
                     *       "status": "draft",
                     *       "bookingId": null,
                     *       "hasConsent": false,
                     *       "translations": {
                     *         "title": {
                     *           "fr-BE": "Tour de bureaux, troisième étage"
                     *         },
                     *         "text": {}
                     *       },
                     *       "createdAt": "2026-11-25T17:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such project */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such project.",
                     *       "message": "There's no such project."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description `code` says why: `published`, `no-consent`, `no-pictures`, `full` or `not-done` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The project is published. Withdraw it first.",
                     *       "message": "The project is published. Withdraw it first.",
                     *       "code": "published"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the project since the `If-Match` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed this project since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "message": "Somebody else has changed this project since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "code": "changed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    deleteV1ProjectsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project is removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Project removed"
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description Nothing at this URL */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such project.",
                     *       "message": "There's no such project."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description `code` says why: `published`, `no-consent`, `no-pictures`, `full` or `not-done` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The project is published. Withdraw it first.",
                     *       "message": "The project is published. Withdraw it first.",
                     *       "code": "published"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1ProjectsIdStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the project that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "published"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "published" | "withdrawn";
                };
            };
        };
        responses: {
            /** @description The project after the change */
            200: {
                headers: {
                    /** @description Changes with every change of the project */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "slug": "office-tower-third-floor",
                     *       "title": "Office tower, third floor",
                     *       "place": "Oakland, California",
                     *       "service": "scan-to-bim",
                     *       "text": "Two days on site, 14 scans, one model.",
                     *       "link": "",
                     *       "status": "published",
                     *       "bookingId": null,
                     *       "hasConsent": false,
                     *       "translations": {
                     *         "title": {
                     *           "fr-BE": "Tour de bureaux, troisième étage"
                     *         },
                     *         "text": {}
                     *       },
                     *       "createdAt": "2026-11-25T17:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such project */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such project.",
                     *       "message": "There's no such project."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description `code` says why: `published`, `no-consent`, `no-pictures`, `full` or `not-done` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The project is published. Withdraw it first.",
                     *       "message": "The project is published. Withdraw it first.",
                     *       "code": "published"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the project since the `If-Match` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed this project since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "message": "Somebody else has changed this project since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "code": "changed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1ProjectsIdPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "before": null
                 *     }
                 */
                "application/json": {
                    /** @description The id of the one that comes after it; null for the end */
                    before: string | null;
                };
            };
        };
        responses: {
            /** @description The projects */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "slug": "office-tower-third-floor",
                     *           "title": "Office tower, third floor",
                     *           "place": "Oakland, California",
                     *           "service": "scan-to-bim",
                     *           "text": "Two days on site, 14 scans, one model.",
                     *           "link": "",
                     *           "status": "draft",
                     *           "bookingId": null,
                     *           "hasConsent": false,
                     *           "translations": {
                     *             "title": {
                     *               "fr-BE": "Tour de bureaux, troisième étage"
                     *             },
                     *             "text": {}
                     *           },
                     *           "createdAt": "2026-11-25T17:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Project"][];
                    };
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such project */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such project.",
                     *       "message": "There's no such project."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1ProjectsIdPictures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "alt": "The atrium from above",
                     *           "altTranslations": {
                     *             "vi": "Sảnh nhìn từ trên cao"
                     *           },
                     *           "widths": [
                     *             640,
                     *             1280
                     *           ],
                     *           "height": 960
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Picture"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such project */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such project.",
                     *       "message": "There's no such project."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1ProjectsIdPictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description What it shows, for those who can’t see it */
                    alt: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The pictures of the project after the change */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "alt": "The atrium from above",
                     *           "altTranslations": {
                     *             "vi": "Sảnh nhìn từ trên cao"
                     *           },
                     *           "widths": [
                     *             640,
                     *             1280
                     *           ],
                     *           "height": 960
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Picture"][];
                    };
                };
            };
            /** @description The form isn’t complete */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Part of the body didn't arrive. Send it again.",
                     *       "message": "Part of the body didn't arrive. Send it again."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such project */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such project.",
                     *       "message": "There's no such project."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The form took too long to arrive */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Request Timeout",
                     *       "status": 408,
                     *       "detail": "The body took too long to arrive. Send it again.",
                     *       "message": "The body took too long to arrive. Send it again."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description `code` says why: `full`, or `no-pictures` for the last one of a published project */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A project has up to 12 pictures. Remove one first.",
                     *       "message": "A project has up to 12 pictures. Remove one first.",
                     *       "code": "full"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "The body is larger than 256 KiB. Send less at once.",
                     *       "message": "The body is larger than 256 KiB. Send less at once."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Not `multipart/form-data`, or a file of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Send a JPEG, PNG, WebP or AVIF file.",
                     *       "message": "Send a JPEG, PNG, WebP or AVIF file."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description No picture that can be read, or no `alt` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unprocessable Entity",
                     *       "status": 422,
                     *       "detail": "Some of the input isn't valid. See errors for each field.",
                     *       "message": "Some of the input isn't valid. See errors for each field.",
                     *       "errors": {
                     *         "file": [
                     *           "Send a picture as file."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            /** @description Too many pictures are being prepared, or a part of the site is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The database isn't responding.",
                     *       "message": "The database isn't responding."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1ProjectsIdPicturesPictureId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
                /** @description A UUID */
                pictureId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alt": "The atrium from above",
                 *       "altTranslations": {
                 *         "vi": "Sảnh nhìn từ trên cao"
                 *       },
                 *       "isFirst": true
                 *     }
                 */
                "application/json": {
                    /** @description What it shows, for those who can’t see it */
                    alt: string;
                    /** @description In other languages, by their tags: an empty or absent one is removed. Without this field, all of them stay */
                    altTranslations?: {
                        /** @default  */
                        vi?: string;
                        /** @default  */
                        "fr-BE"?: string;
                        /** @default  */
                        "fr-CA"?: string;
                    };
                    /**
                     * @description Whether to make it the first one, which the lists show
                     * @default false
                     */
                    isFirst?: boolean;
                };
            };
        };
        responses: {
            /** @description The pictures of the project after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "alt": "The atrium from above",
                     *           "altTranslations": {
                     *             "vi": "Sảnh nhìn từ trên cao"
                     *           },
                     *           "widths": [
                     *             640,
                     *             1280
                     *           ],
                     *           "height": 960
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Picture"][];
                    };
                };
            };
            /** @description The body isn’t valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Part of the body didn't arrive. Send it again.",
                     *       "message": "Part of the body didn't arrive. Send it again."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such project */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such project.",
                     *       "message": "There's no such project."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            413: components["responses"]["PayloadTooLargeDetails"];
            /** @description The body isn’t sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Send a JPEG, PNG, WebP or AVIF file.",
                     *       "message": "Send a JPEG, PNG, WebP or AVIF file."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The input isn’t valid. `errors` lists the messages by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unprocessable Entity",
                     *       "status": 422,
                     *       "detail": "Some of the input isn't valid. See errors for each field.",
                     *       "message": "Some of the input isn't valid. See errors for each field.",
                     *       "errors": {
                     *         "file": [
                     *           "Send a picture as file."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    deleteV1ProjectsIdPicturesPictureId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
                /** @description A UUID */
                pictureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures of the project after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Picture"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such project */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such project.",
                     *       "message": "There's no such project."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description `code` says why: `full`, or `no-pictures` for the last one of a published project */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A project has up to 12 pictures. Remove one first.",
                     *       "message": "A project has up to 12 pictures. Remove one first.",
                     *       "code": "full"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The input isn’t valid. `errors` lists the messages by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unprocessable Entity",
                     *       "status": 422,
                     *       "detail": "Some of the input isn't valid. See errors for each field.",
                     *       "message": "Some of the input isn't valid. See errors for each field.",
                     *       "errors": {
                     *         "file": [
                     *           "Send a picture as file."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1Report: {
        parameters: {
            query?: {
                /** @description A usual period; this quarter without any */
                period?: "month" | "last-month" | "quarter" | "year" | "12-months";
                /** @description The first day, Pacific time; a report covers up to 366 days */
                from?: string;
                /** @description The last day */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "from": "2026-11-01",
                     *       "to": "2026-11-30",
                     *       "madeAt": "2026-11-25T17:30:00.000Z",
                     *       "requests": [
                     *         {
                     *           "month": "2026-11",
                     *           "service": "3D Virtual Tours",
                     *           "count": 12
                     *         }
                     *       ],
                     *       "stops": [
                     *         {
                     *           "step": 1,
                     *           "reason": "them",
                     *           "count": 3
                     *         }
                     *       ],
                     *       "waits": {
                     *         "2026-11": {
                     *           "answer": [
                     *             0.2,
                     *             1.1
                     *           ],
                     *           "quote": [
                     *             1,
                     *             2.5
                     *           ]
                     *         }
                     *       },
                     *       "allWaits": {
                     *         "answer": [
                     *           0.2,
                     *           1.1
                     *         ],
                     *         "quote": [
                     *           1,
                     *           2.5
                     *         ]
                     *       },
                     *       "sums": {
                     *         "quoted": {
                     *           "quotes": 9,
                     *           "cents": 405000
                     *         },
                     *         "accepted": {
                     *           "quotes": 5,
                     *           "cents": 225000
                     *         },
                     *         "open": {
                     *           "quotes": 3,
                     *           "cents": 135000
                     *         },
                     *         "lost": {
                     *           "quotes": 1,
                     *           "cents": 45000
                     *         }
                     *       },
                     *       "visits": [
                     *         {
                     *           "name": "Grace Hopper",
                     *           "visits": 4,
                     *           "minutes": 480
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Report"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description The input isn’t valid. `errors` lists the messages by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unprocessable Entity",
                     *       "status": 422,
                     *       "detail": "Some of the input isn't valid. See errors for each field.",
                     *       "message": "Some of the input isn't valid. See errors for each field.",
                     *       "errors": {
                     *         "to": [
                     *           "The last day must be on or after the first one"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1Prices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "label": "Floor plan",
                     *           "unit": "a sheet",
                     *           "unitCents": 20000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Price"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1PricesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price */
            200: {
                headers: {
                    /** @description Changes with every change of the entry */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "label": "Floor plan",
                     *       "unit": "a sheet",
                     *       "unitCents": 20000
                     *     }
                     */
                    "application/json": components["schemas"]["Price"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such entry */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such entry. It may have been removed.",
                     *       "message": "There's no such entry. It may have been removed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1PricesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the entry that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Floor plan",
                 *       "unit": "a sheet",
                 *       "unitCents": 20000
                 *     }
                 */
                "application/json": {
                    /** @description What it is for */
                    label: string;
                    /**
                     * @description Such as `a sheet`; may be empty
                     * @default
                     */
                    unit?: string;
                    /** @description In US cents; a discount is negative */
                    unitCents: number;
                };
            };
        };
        responses: {
            /** @description The price */
            200: {
                headers: {
                    /** @description Changes with every change of the entry */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "label": "Floor plan",
                     *       "unit": "a sheet",
                     *       "unitCents": 20000
                     *     }
                     */
                    "application/json": components["schemas"]["Price"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description Nothing at this URL */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such entry. It may have been removed.",
                     *       "message": "There's no such entry. It may have been removed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description The list is full: `code` is `full` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The list has 200 entries, which is the most. Remove one first.",
                     *       "message": "The list has 200 entries, which is the most. Remove one first.",
                     *       "code": "full"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the entry since the `If-Match` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed this entry since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "message": "Somebody else has changed this entry since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "code": "changed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    deleteV1PricesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Price"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description Nothing at this URL */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such entry. It may have been removed.",
                     *       "message": "There's no such entry. It may have been removed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1PricesIdPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "before": null
                 *     }
                 */
                "application/json": {
                    /** @description The id of the one that comes after it; null for the end */
                    before: string | null;
                };
            };
        };
        responses: {
            /** @description The prices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "label": "Floor plan",
                     *           "unit": "a sheet",
                     *           "unitCents": 20000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Price"][];
                    };
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such entry */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such entry. It may have been removed.",
                     *       "message": "There's no such entry. It may have been removed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1Replies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The replies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "label": "Parking",
                     *           "text": "Hello {name}, is there parking at the building?"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Reply"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1RepliesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reply */
            200: {
                headers: {
                    /** @description Changes with every change of the entry */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "label": "Parking",
                     *       "text": "Hello {name}, is there parking at the building?"
                     *     }
                     */
                    "application/json": components["schemas"]["Reply"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such entry */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such entry. It may have been removed.",
                     *       "message": "There's no such entry. It may have been removed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1RepliesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the entry that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Parking",
                 *       "text": "Hello {name}, is there parking at the building?"
                 *     }
                 */
                "application/json": {
                    label: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description The reply */
            200: {
                headers: {
                    /** @description Changes with every change of the entry */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "label": "Parking",
                     *       "text": "Hello {name}, is there parking at the building?"
                     *     }
                     */
                    "application/json": components["schemas"]["Reply"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description Nothing at this URL */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such entry. It may have been removed.",
                     *       "message": "There's no such entry. It may have been removed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description The list is full: `code` is `full` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The list has 200 entries, which is the most. Remove one first.",
                     *       "message": "The list has 200 entries, which is the most. Remove one first.",
                     *       "code": "full"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the entry since the `If-Match` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed this entry since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "message": "Somebody else has changed this entry since you read it, and nothing was changed. Read it again and repeat the change.",
                     *       "code": "changed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    deleteV1RepliesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The replies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Reply"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description Nothing at this URL */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such entry. It may have been removed.",
                     *       "message": "There's no such entry. It may have been removed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1RepliesIdPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "before": null
                 *     }
                 */
                "application/json": {
                    /** @description The id of the one that comes after it; null for the end */
                    before: string | null;
                };
            };
        };
        responses: {
            /** @description The replies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "label": "Parking",
                     *           "text": "Hello {name}, is there parking at the building?"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Reply"][];
                    };
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such entry */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such entry. It may have been removed.",
                     *       "message": "There's no such entry. It may have been removed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1Erasures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "person": "ada@example.com",
                 *       "mode": "erase"
                 *     }
                 */
                "application/json": {
                    /** @description An email address, a phone number, or the reference of one request */
                    person: string;
                    /**
                     * @description `anonymize` keeps each request as a closed one without personal data
                     * @enum {string}
                     */
                    mode: "erase" | "anonymize";
                };
            };
        };
        responses: {
            /** @description The person is erased, or a part of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The person is erased.",
                     *       "isUnfinished": false
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @description Whether there is more: send the request again */
                        isUnfinished: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            /** @description The request came from another site’s page, or the account or key lacks access */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This change needs a sign-in of the last 20 minutes, and nothing was changed. Sign in again and repeat it.",
                     *       "message": "This change needs a sign-in of the last 20 minutes, and nothing was changed. Sign in again and repeat it."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description An email to the person is being sent. Send the request again in a minute */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "An email to this person is being sent. Try again in a minute.",
                     *       "message": "An email to this person is being sent. Try again in a minute.",
                     *       "code": "mail-under-way"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1PersonExports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "person": "ada@example.com"
                 *     }
                 */
                "application/json": {
                    /** @description An email address, a phone number, or the reference of one request */
                    person: string;
                };
            };
        };
        responses: {
            /** @description The ZIP */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            408: components["responses"]["RequestTimeoutDetails"];
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1Removals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it waits, and for what */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "ahead",
                     *       "now": "2026-11-25T17:30:00.000Z",
                     *       "horizon": "2026-11-20T17:30:00.000Z",
                     *       "due": {
                     *         "done": 12,
                     *         "mails": 40
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description Why nothing is removed: the clock of the server was set `ahead` or `back`, or it would be a large `share`; null if it goes on */
                        reason: ("ahead" | "back" | "share") | null;
                        /**
                         * Format: date-time
                         * @description The time of the server
                         * @example 2026-12-11T17:30:00.000Z
                         */
                        now: string;
                        /**
                         * Format: date-time
                         * @description What is old is removed up to here
                         * @example 2026-12-11T17:30:00.000Z
                         */
                        horizon: string;
                        /** @description How much would go, by kind */
                        due: {
                            [key: string]: number;
                        };
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            /** @description The request came from another site’s page, or the account or key lacks access */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This change needs a sign-in of the last 20 minutes, and nothing was changed. Sign in again and repeat it.",
                     *       "message": "This change needs a sign-in of the last 20 minutes, and nothing was changed. Sign in again and repeat it."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1Removals: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shownAt": "2026-11-26T17:30:00.000Z"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description `now` as you have read it
                     */
                    shownAt: string;
                };
            };
        };
        responses: {
            /** @description It is confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The removal of old data goes on within ten minutes."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            /** @description The request came from another site’s page, or the account or key lacks access */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This change needs a sign-in of the last 20 minutes, and nothing was changed. Sign in again and repeat it.",
                     *       "message": "This change needs a sign-in of the last 20 minutes, and nothing was changed. Sign in again and repeat it."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description The clock has moved by more than a day since `shownAt`: `code` is `clock-moved` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The clock has moved by more than a day since then, and nothing was changed. Read it again.",
                     *       "message": "The clock has moved by more than a day since then, and nothing was changed. Read it again.",
                     *       "code": "clock-moved"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1SettingsCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of the section */
            200: {
                headers: {
                    /** @description Changes with every change of the section */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "companyName": "Datum 3D",
                     *       "phone": "(818) 555-0142",
                     *       "email": "hello@datum3d.example",
                     *       "street": "",
                     *       "city": "Van Nuys",
                     *       "state": "CA",
                     *       "zip": "",
                     *       "openingHours": "",
                     *       "openingHours-vi": "",
                     *       "openingHours-fr-BE": "",
                     *       "openingHours-fr-CA": "",
                     *       "facebook": "",
                     *       "twitter": "",
                     *       "youtube": "",
                     *       "instagram": "",
                     *       "claimSource": "",
                     *       "claimSource-vi": "",
                     *       "claimSource-fr-BE": "",
                     *       "claimSource-fr-CA": ""
                     *     }
                     */
                    "application/json": components["schemas"]["CompanySettings"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    patchV1SettingsCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the section that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "(818) 555-0142",
                 *       "openingHours": "Mon–Fri, 8 AM – 5 PM"
                 *     }
                 */
                "application/json": {
                    /** @description Company name */
                    companyName?: string;
                    /** @description Phone */
                    phone?: string;
                    /** @description Email */
                    email?: string;
                    /** @description Street address */
                    street?: string;
                    /** @description City */
                    city?: string;
                    /**
                     * @description State
                     * @enum {string}
                     */
                    state?: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                    /** @description ZIP code */
                    zip?: string;
                    /** @description Opening hours */
                    openingHours?: string;
                    "openingHours-vi"?: string;
                    "openingHours-fr-BE"?: string;
                    "openingHours-fr-CA"?: string;
                    /** @description Facebook */
                    facebook?: string;
                    /** @description Twitter */
                    twitter?: string;
                    /** @description YouTube */
                    youtube?: string;
                    /** @description Instagram */
                    instagram?: string;
                    /** @description Source of the 63% figure */
                    claimSource?: string;
                    "claimSource-vi"?: string;
                    "claimSource-fr-BE"?: string;
                    "claimSource-fr-CA"?: string;
                };
            };
        };
        responses: {
            /** @description The settings of the section */
            200: {
                headers: {
                    /** @description Changes with every change of the section */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "companyName": "Datum 3D",
                     *       "phone": "(818) 555-0142",
                     *       "email": "hello@datum3d.example",
                     *       "street": "",
                     *       "city": "Van Nuys",
                     *       "state": "CA",
                     *       "zip": "",
                     *       "openingHours": "",
                     *       "openingHours-vi": "",
                     *       "openingHours-fr-BE": "",
                     *       "openingHours-fr-CA": "",
                     *       "facebook": "",
                     *       "twitter": "",
                     *       "youtube": "",
                     *       "instagram": "",
                     *       "claimSource": "",
                     *       "claimSource-vi": "",
                     *       "claimSource-fr-BE": "",
                     *       "claimSource-fr-CA": ""
                     *     }
                     */
                    "application/json": components["schemas"]["CompanySettings"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description Somebody else has changed the section since the `If-Match`. `differing` says what is stored now */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed these settings since you read them, and nothing was changed. See differing, and repeat it with the new ETag.",
                     *       "message": "Somebody else has changed these settings since you read them, and nothing was changed. See differing, and repeat it with the new ETag.",
                     *       "code": "changed",
                     *       "by": "Grace Hopper",
                     *       "differing": [
                     *         {
                     *           "name": "city",
                     *           "stored": "Van Nuys"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1SettingsAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of the section */
            200: {
                headers: {
                    /** @description Changes with every change of the section */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "startingPrice-3d-virtual-tours": 0,
                     *       "startingPrice-digital-twin": 0,
                     *       "startingPrice-virtual-staging": 0,
                     *       "startingPrice-scan-to-bim": 0,
                     *       "startingPrice-scan-to-plan": 0,
                     *       "startingPrice-facility-management-scanning": 0,
                     *       "startingPrice-large-object-scanning": 0,
                     *       "priceFactors": "",
                     *       "priceFactors-vi": "",
                     *       "priceFactors-fr-BE": "",
                     *       "priceFactors-fr-CA": "",
                     *       "replyHours": 0,
                     *       "dataOwnership": "",
                     *       "dataOwnership-vi": "",
                     *       "dataOwnership-fr-BE": "",
                     *       "dataOwnership-fr-CA": "",
                     *       "insurance": "",
                     *       "insurance-vi": "",
                     *       "insurance-fr-BE": "",
                     *       "insurance-fr-CA": "",
                     *       "confidentiality": "",
                     *       "confidentiality-vi": "",
                     *       "confidentiality-fr-BE": "",
                     *       "confidentiality-fr-CA": "",
                     *       "licenses": "",
                     *       "licenses-vi": "",
                     *       "licenses-fr-BE": "",
                     *       "licenses-fr-CA": "",
                     *       "founderName": ""
                     *     }
                     */
                    "application/json": components["schemas"]["AnswersSettings"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    patchV1SettingsAnswers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the section that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "replyHours": 4
                 *     }
                 */
                "application/json": {
                    /** @description 3D Virtual Tours, starting at */
                    "startingPrice-3d-virtual-tours"?: number;
                    /** @description Digital Twin, starting at */
                    "startingPrice-digital-twin"?: number;
                    /** @description Virtual Staging, starting at */
                    "startingPrice-virtual-staging"?: number;
                    /** @description Scan to BIM, starting at */
                    "startingPrice-scan-to-bim"?: number;
                    /** @description Scan to Plan, starting at */
                    "startingPrice-scan-to-plan"?: number;
                    /** @description Facility Management Scanning, starting at */
                    "startingPrice-facility-management-scanning"?: number;
                    /** @description Large Object Scanning, starting at */
                    "startingPrice-large-object-scanning"?: number;
                    /** @description What a price depends on */
                    priceFactors?: string;
                    "priceFactors-vi"?: string;
                    "priceFactors-fr-BE"?: string;
                    "priceFactors-fr-CA"?: string;
                    /** @description Usual time to answer, in business hours */
                    replyHours?: number;
                    /** @description Who owns the data */
                    dataOwnership?: string;
                    "dataOwnership-vi"?: string;
                    "dataOwnership-fr-BE"?: string;
                    "dataOwnership-fr-CA"?: string;
                    /** @description Insurance */
                    insurance?: string;
                    "insurance-vi"?: string;
                    "insurance-fr-BE"?: string;
                    "insurance-fr-CA"?: string;
                    /** @description Confidentiality */
                    confidentiality?: string;
                    "confidentiality-vi"?: string;
                    "confidentiality-fr-BE"?: string;
                    "confidentiality-fr-CA"?: string;
                    /** @description Licenses */
                    licenses?: string;
                    "licenses-vi"?: string;
                    "licenses-fr-BE"?: string;
                    "licenses-fr-CA"?: string;
                    /** @description Founder’s name */
                    founderName?: string;
                };
            };
        };
        responses: {
            /** @description The settings of the section */
            200: {
                headers: {
                    /** @description Changes with every change of the section */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "startingPrice-3d-virtual-tours": 0,
                     *       "startingPrice-digital-twin": 0,
                     *       "startingPrice-virtual-staging": 0,
                     *       "startingPrice-scan-to-bim": 0,
                     *       "startingPrice-scan-to-plan": 0,
                     *       "startingPrice-facility-management-scanning": 0,
                     *       "startingPrice-large-object-scanning": 0,
                     *       "priceFactors": "",
                     *       "priceFactors-vi": "",
                     *       "priceFactors-fr-BE": "",
                     *       "priceFactors-fr-CA": "",
                     *       "replyHours": 0,
                     *       "dataOwnership": "",
                     *       "dataOwnership-vi": "",
                     *       "dataOwnership-fr-BE": "",
                     *       "dataOwnership-fr-CA": "",
                     *       "insurance": "",
                     *       "insurance-vi": "",
                     *       "insurance-fr-BE": "",
                     *       "insurance-fr-CA": "",
                     *       "confidentiality": "",
                     *       "confidentiality-vi": "",
                     *       "confidentiality-fr-BE": "",
                     *       "confidentiality-fr-CA": "",
                     *       "licenses": "",
                     *       "licenses-vi": "",
                     *       "licenses-fr-BE": "",
                     *       "licenses-fr-CA": "",
                     *       "founderName": ""
                     *     }
                     */
                    "application/json": components["schemas"]["AnswersSettings"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description Somebody else has changed the section since the `If-Match`. `differing` says what is stored now */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed these settings since you read them, and nothing was changed. See differing, and repeat it with the new ETag.",
                     *       "message": "Somebody else has changed these settings since you read them, and nothing was changed. See differing, and repeat it with the new ETag.",
                     *       "code": "changed",
                     *       "by": "Grace Hopper",
                     *       "differing": [
                     *         {
                     *           "name": "city",
                     *           "stored": "Van Nuys"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1SettingsRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of the section */
            200: {
                headers: {
                    /** @description Changes with every change of the section */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestsMailbox": "",
                     *       "leadDays": 2,
                     *       "cutOffHours": 24,
                     *       "readers": [
                     *         {
                     *           "id": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *           "name": "Grace Hopper",
                     *           "isReader": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RequestsSettings"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    patchV1SettingsRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the section that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "leadDays": 3,
                 *       "readerIds": [
                 *         "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Mailbox for new requests */
                    requestsMailbox?: string;
                    /** @description Lead time in days */
                    leadDays?: number;
                    /** @description Cut-off for changes in hours */
                    cutOffHours?: number;
                    /** @description The ids of the staff who get an email of each new request. Without it, nothing changes */
                    readerIds?: string[];
                };
            };
        };
        responses: {
            /** @description The settings of the section */
            200: {
                headers: {
                    /** @description Changes with every change of the section */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestsMailbox": "",
                     *       "leadDays": 2,
                     *       "cutOffHours": 24,
                     *       "readers": [
                     *         {
                     *           "id": "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
                     *           "name": "Grace Hopper",
                     *           "isReader": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RequestsSettings"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description Somebody else has changed the section since the `If-Match`. `differing` says what is stored now */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed these settings since you read them, and nothing was changed. See differing, and repeat it with the new ETag.",
                     *       "message": "Somebody else has changed these settings since you read them, and nothing was changed. See differing, and repeat it with the new ETag.",
                     *       "code": "changed",
                     *       "by": "Grace Hopper",
                     *       "differing": [
                     *         {
                     *           "name": "city",
                     *           "stored": "Van Nuys"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1SettingsData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of the section */
            200: {
                headers: {
                    /** @description Changes with every change of the section */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "retentionDraftDays": 14,
                     *       "retentionCanceledDays": 0,
                     *       "retentionDoneDays": 0,
                     *       "retentionFileDays": 0,
                     *       "retentionMailDays": 365,
                     *       "retentionLogDays": 365
                     *     }
                     */
                    "application/json": components["schemas"]["DataSettings"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    patchV1SettingsData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the section that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "retentionFileDays": 365,
                 *       "removes": 12
                 *     }
                 */
                "application/json": {
                    /** @description Unfinished requests and their files */
                    retentionDraftDays?: number;
                    /** @description Canceled and declined requests */
                    retentionCanceledDays?: number;
                    /** @description Finished requests */
                    retentionDoneDays?: number;
                    /** @description Files of closed requests */
                    retentionFileDays?: number;
                    /** @description Emails */
                    retentionMailDays?: number;
                    /** @description Access log of a request */
                    retentionLogDays?: number;
                    /** @description How much goes tonight with these times: the number in the answer that asked for it */
                    removes?: number;
                };
            };
        };
        responses: {
            /** @description The settings of the section */
            200: {
                headers: {
                    /** @description Changes with every change of the section */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "retentionDraftDays": 14,
                     *       "retentionCanceledDays": 0,
                     *       "retentionDoneDays": 0,
                     *       "retentionFileDays": 0,
                     *       "retentionMailDays": 365,
                     *       "retentionLogDays": 365
                     *     }
                     */
                    "application/json": components["schemas"]["DataSettings"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description More goes tonight: `code` is `removes-more`. Send `removes` again as it is in the answer */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "More is removed tonight with these times, and nothing was changed. Send removes as 12 to confirm.",
                     *       "message": "More is removed tonight with these times, and nothing was changed. Send removes as 12 to confirm.",
                     *       "code": "removes-more",
                     *       "removes": 12,
                     *       "removal": {
                     *         "requests": 12,
                     *         "files": 40,
                     *         "mails": 0,
                     *         "logs": 0
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has changed the section since the `If-Match`. `differing` says what is stored now */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has changed these settings since you read them, and nothing was changed. See differing, and repeat it with the new ETag.",
                     *       "message": "Somebody else has changed these settings since you read them, and nothing was changed. See differing, and repeat it with the new ETag.",
                     *       "code": "changed",
                     *       "by": "Grace Hopper",
                     *       "differing": [
                     *         {
                     *           "name": "city",
                     *           "stored": "Van Nuys"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1LegalTextsDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document: "terms" | "privacy";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version in force */
            200: {
                headers: {
                    /** @description The number of the version */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "document": "terms",
                     *       "version": 2,
                     *       "text": "# Terms\n\nWe scan what you own, {company}.",
                     *       "translations": {
                     *         "fr-BE": "# Conditions\n\nNous scannons ce qui vous appartient."
                     *       },
                     *       "names": [
                     *         "company",
                     *         "email",
                     *         "address"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LegalText"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            404: components["responses"]["NotFoundDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1LegalTextsDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the version that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path: {
                document: "terms" | "privacy";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "# Terms\n\nWe scan what you own, {company}."
                 *     }
                 */
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description The version in force */
            200: {
                headers: {
                    /** @description The number of the version */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "document": "terms",
                     *       "version": 2,
                     *       "text": "# Terms\n\nWe scan what you own, {company}.",
                     *       "translations": {
                     *         "fr-BE": "# Conditions\n\nNous scannons ce qui vous appartient."
                     *       },
                     *       "names": [
                     *         "company",
                     *         "email",
                     *         "address"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LegalText"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            404: components["responses"]["NotFoundDetails"];
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description Somebody else has published a version since the `If-Match` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has published a version since you read this text, and nothing was changed. Read it again.",
                     *       "message": "Somebody else has published a version since you read this text, and nothing was changed. Read it again.",
                     *       "code": "changed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    putV1LegalTextsDocumentTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the version that you have seen. Without it, the change overrules what others did since */
                "If-Match"?: string;
            };
            path: {
                document: "terms" | "privacy";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fr-BE": "# Conditions\n\nNous scannons ce qui vous appartient."
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    vi?: string;
                    /** @default  */
                    "fr-BE"?: string;
                    /** @default  */
                    "fr-CA"?: string;
                };
            };
        };
        responses: {
            /** @description The version in force */
            200: {
                headers: {
                    /** @description The number of the version */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "document": "terms",
                     *       "version": 2,
                     *       "text": "# Terms\n\nWe scan what you own, {company}.",
                     *       "translations": {
                     *         "fr-BE": "# Conditions\n\nNous scannons ce qui vous appartient."
                     *       },
                     *       "names": [
                     *         "company",
                     *         "email",
                     *         "address"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LegalText"];
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            404: components["responses"]["NotFoundDetails"];
            408: components["responses"]["RequestTimeoutDetails"];
            /** @description The first version has the translations of the software: `code` is `first-version` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The first version has the translations of the software. Publish a text first.",
                     *       "message": "The first version has the translations of the software. Publish a text first.",
                     *       "code": "first-version"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Somebody else has published a version since the `If-Match` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "Somebody else has published a version since you read this text, and nothing was changed. Read it again.",
                     *       "message": "Somebody else has published a version since you read this text, and nothing was changed. Read it again.",
                     *       "code": "changed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1Mails: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; the first page without it */
                cursor?: string;
                /** @description Per page; 50 without it */
                limit?: number;
                /** @description What has become of it */
                state?: "waiting" | "held" | "sent" | "probably-delivered" | "failed" | "canceled";
                /** @description Those about this booking */
                bookingId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of emails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *           "kind": "booking-message",
                     *           "subject": "Your request 7K3M-9QXA",
                     *           "to": "ada@example.com",
                     *           "state": "failed",
                     *           "bookingId": null,
                     *           "attempts": 5,
                     *           "response": "550 5.1.1 No such user",
                     *           "createdAt": "2026-11-25T17:30:00.000Z",
                     *           "sentAt": null
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Mail"][];
                        /** @description Null on the last page */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1MailsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "kind": "booking-message",
                     *       "subject": "Your request 7K3M-9QXA",
                     *       "to": "ada@example.com",
                     *       "state": "failed",
                     *       "bookingId": null,
                     *       "attempts": 5,
                     *       "response": "550 5.1.1 No such user",
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "sentAt": null,
                     *       "text": "Hello Ada,\n\nWe’re there at 9:30.\n",
                     *       "replyTo": "grace@example.com",
                     *       "expiresAt": null,
                     *       "waitsFor": null,
                     *       "nextAttemptAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["WholeMail"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such email */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such email.",
                     *       "message": "There's no such email."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1MailsIdSending: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email after it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                     *       "kind": "booking-message",
                     *       "subject": "Your request 7K3M-9QXA",
                     *       "to": "ada@example.com",
                     *       "state": "waiting",
                     *       "bookingId": null,
                     *       "attempts": 5,
                     *       "response": "550 5.1.1 No such user",
                     *       "createdAt": "2026-11-25T17:30:00.000Z",
                     *       "sentAt": null,
                     *       "text": "Hello Ada,\n\nWe’re there at 9:30.\n",
                     *       "replyTo": "grace@example.com",
                     *       "expiresAt": null,
                     *       "waitsFor": "due",
                     *       "nextAttemptAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["WholeMail"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            /** @description No such email */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There's no such email.",
                     *       "message": "There's no such email."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    getV1MailQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the queue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "held": 2,
                     *       "stop": null
                     *     }
                     */
                    "application/json": components["schemas"]["MailQueue"];
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1MailQueue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "send-failed"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description `send-held`: all that limits hold back. `send-failed`: all that failed within 7 days. `try-now`: whether emails can be sent again
                     * @enum {string}
                     */
                    action: "send-held" | "send-failed" | "try-now";
                };
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 2
                     *     }
                     */
                    "application/json": {
                        /** @description Emails that are queued by it */
                        count: number;
                    };
                };
            };
            400: components["responses"]["BadRequestDetails"];
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            408: components["responses"]["RequestTimeoutDetails"];
            413: components["responses"]["PayloadTooLargeDetails"];
            415: components["responses"]["UnsupportedMediaTypeDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    postV1MailTests: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has become of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "accepted",
                     *       "response": "250 2.0.0 Ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        result: "accepted" | "refused" | "waiting";
                        /** @description What the mail server said, or why it was not reached */
                        response: string;
                    };
                };
            };
            401: components["responses"]["UnauthorizedDetails"];
            403: components["responses"]["ForbiddenDetails"];
            422: components["responses"]["UnprocessableEntityDetails"];
            429: components["responses"]["TooManyRequestsDetails"];
            500: components["responses"]["InternalServerErrorDetails"];
            503: components["responses"]["ServiceUnavailableDetails"];
            507: components["responses"]["InsufficientStorageDetails"];
        };
    };
    requestCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "request.created",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    requestChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "request.changed",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    requestErased: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "request.erased",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    stageChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "stage.changed",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {
                 *           "from": "new",
                 *           "to": "in-review"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    quoteSent: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "quote.sent",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {
                 *           "number": "1",
                 *           "totalCents": "45000"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    quoteAccepted: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "quote.accepted",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {
                 *           "number": "1",
                 *           "totalCents": "45000"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    quoteDeclined: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "quote.declined",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {
                 *           "number": "1",
                 *           "totalCents": "45000"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    quoteWithdrawn: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "quote.withdrawn",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {
                 *           "number": "1",
                 *           "totalCents": "45000"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    quoteExpired: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "quote.expired",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {
                 *           "number": "1",
                 *           "totalCents": "45000"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    visitScheduled: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "visit.scheduled",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {
                 *           "startsAt": "2026-12-11T17:30:00.000Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    visitChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "visit.changed",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {
                 *           "startsAt": "2026-12-11T17:30:00.000Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    visitCanceled: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "visit.canceled",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {
                 *           "startsAt": "2026-12-11T17:30:00.000Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    messageReceived: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "message.received",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    messageSent: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "message.sent",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deliveryPublished: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "delivery.published",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deliveryWithdrawn: {
        parameters: {
            query?: never;
            header: {
                /** @description The same as `id` */
                "webhook-id": string;
                /** @description When it was signed, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
                 *       "type": "delivery.withdrawn",
                 *       "timestamp": "2026-11-25T17:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
                 *         "detail": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken, with any 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The program wants no events anymore: the webhook is paused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
