import { imageSize } from 'image-size';

/** The width and height of a picture in pixels, read from its beginning; undefined if it has none. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    return undefined;
  }
}
