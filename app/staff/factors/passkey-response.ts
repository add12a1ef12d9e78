import "~/lib/zod-config";
import { z } from "zod";

/** In characters; a response is about 1,000. */
const maxLength = 20_000;

const encoded = z.string().regex(/^[A-Za-z0-9_-]*$/);
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
};

/** Parses a JSON text of limited length. */
const jsonText = z
  .string()
  .max(maxLength)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "The response is no JSON." });
      return z.NEVER;
    }
  });

/** What a browser returns after it has created a passkey, as JSON. */
export const registrationResponse = jsonText.pipe(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
);

/** What a browser returns after it has used a passkey, as JSON. */
export const authenticationResponse = jsonText.pipe(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.optional(),
    }),
  }),
);
