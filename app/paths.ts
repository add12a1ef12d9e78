/** Every URL of the site. Links and redirects are written with these, never as text. */
export const paths = {
  home: () => "/",
  service: (slug: string) => `/${slug}`,
  industries: () => "/industries",
  about: () => "/about",
  booking: (
    query: { step?: number; from?: "check"; service?: string; confirmed?: string; start?: "over" } = {},
  ) => withQuery("/booking", query),
  login: (query: { redirectTo?: string } = {}) => withQuery("/login", query),
  logout: () => "/logout",
  accountPassword: () => "/account-password",
  dashboard: () => "/dashboard",
  bookings: (query: { q?: string; page?: number } = {}) => withQuery("/view-booking", query),
  bookingDetails: (id: string) => `/booking-details/${id}`,
  addStaff: () => "/signup",
  account: () => "/account",
  users: () => "/users",
  api: {
    upload: () => "/api/files/upload",
    download: (filename: string) => `/api/files/download/${encodeURIComponent(filename)}`,
    health: () => "/api/health",
  },
} as const;

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
