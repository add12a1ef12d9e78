/**
 * Marks background polling. It does not extend the session's idle timeout, so that an unattended open page does not keep a
 * session alive.
 */
export const backgroundHeader = "X-Unattended";
