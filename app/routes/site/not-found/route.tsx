/** Matches every URL without a route; the root renders the not-found page. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export const action = loader;

export default function Unknown() {
  return null;
}
