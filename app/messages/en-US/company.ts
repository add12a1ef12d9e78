/** What the company says about itself on more than one screen. */
export const description =
  "We scan rooms, buildings and large objects, and turn them into tours, drawings and models.";
export const regions = ["California", "Nevada", "Oregon"];
export const accuracy = "1/8 inch over 100 ft";
