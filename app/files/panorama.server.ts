/**
 * Whether a picture is a JPEG that shows all directions: equirectangular, so twice as wide as high.
 *
 * @param picture its content, or its path
 */
export async function isPanorama(picture: Buffer | string): Promise<boolean> {
  const { default: sharp } = await import("sharp");
  try {
    const { format, width, height } = await sharp(picture).metadata();
    return format === "jpeg" && width === 2 * height;
  } catch {
    return false;
  }
}
