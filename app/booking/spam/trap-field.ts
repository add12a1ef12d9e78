/**
 * The name of a field that no person sees: programs fill in every field they find. Not a name that browsers or password managers
 * know how to fill in.
 */
export const trapField = "remarks2";
