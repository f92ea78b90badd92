import { imageSize } from 'image-size';

/** From this orientation of Exif on, width and height are those of a picture that is shown turned by a quarter. */
const firstTurned = 5;

/** The width and height in pixels in which a picture is shown, read from its beginning; undefined if it has none. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < firstTurned ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}
