/** Marks background polling, which does not extend the session's idle timeout. An unattended page must not keep a session open. */
export const backgroundHeader = "X-Unattended";
