/** Every address that no other route knows; the root shows the not-found page for it. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export const action = loader;

export default function Unknown() {
  return null;
}
