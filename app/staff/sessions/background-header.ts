/**
 * The header of a call that a page makes by itself, with nobody at it: such a call is no use of the session,
 * so an open page does not keep a session past its idle time.
 */
export const backgroundHeader = "X-Unattended";
