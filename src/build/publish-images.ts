import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Sharp } from 'sharp';
import { type ImageVariant, imageVariants } from '../compile/captioned-picture.ts';
import { readImageFacts } from '../content/files/asset-facts.ts';
import { readChecksummedBytes, removeUnused, writeChecksummedBytes } from '../lib/cache/checksummed-file.ts';
import { digest, filesBelow } from '../lib/cache/file-hashes.ts';
import { CommandError } from '../lib/command/run-command.ts';
import type { GroupWriter, OutputStage } from './output-stage.ts';

/** Compression of the two formats: small, and without visible loss on micrographs. WebP always halves colour, too. */
const webp = { quality: 78, effort: 2 };
const avif = { effort: 1, chromaSubsampling: '4:2:0' };
/** A picture that phones are sent, up to 960 pixels wide, is made with the best of these qualities with which it has 40 KB at most. */
const phone = { width: 960, bytes: 40_000, qualities: [55, 40, 30, 22] };
const version = `images 2 ${JSON.stringify({ webp, avif, phone })}`;

/** Writes the image files that pages refer to. Made images are cached by name, which holds their hash. */
export async function publishImages(
  stage: OutputStage,
  variants: readonly ImageVariant[],
  imagesDir: string,
  cacheDir: string,
  report: (message: string) => void,
): Promise<void> {
  const waiting = [...variants];
  await stage.group('pictures', digest(version, ...variants.map(({ url }) => `${url}\0`)), async (to) => {
    // One at a time would leave a core idle: an encoder alone keeps little more than one busy.
    await Promise.all(Array.from({ length: availableParallelism() }, () => publishWaiting(to)));
    const used = new Set(variants.map(({ url }) => join(cacheDir, url)));
    removeUnused(cacheDir, (path) => used.has(path));
  });

  async function publishWaiting(to: GroupWriter): Promise<void> {
    for (let variant = waiting.shift(); variant; variant = waiting.shift()) {
      const path = variant.url.slice(1);
      // The name says what is shown; how it is compressed may change, too.
      const key = variant.format === 'copy' ? path : `${path} ${version}`;
      if (to.reuse(path, key)) continue;
      report(`pictures: ${variants.length - waiting.length} of ${variants.length}`);
      try {
        to.write(path, key, await imageBytes(variant, imagesDir, cacheDir));
      } catch (error) {
        // The other encoders stop, too.
        waiting.length = 0;
        throw error;
      }
    }
  }
}

/**
 * Makes pictures one by one, as a server is asked for them, and caches them as a build does.
 * @returns gives the bytes of the picture at an address of the site; undefined if no image of the content has it
 */
export function pictureMaker(imagesDir: string, cacheDir: string): (url: string) => Promise<Buffer | undefined> {
  const making = new Map<string, Promise<Buffer | undefined>>();
  return (url) => {
    const made = making.get(url) ?? make(url).finally(() => making.delete(url));
    making.set(url, made);
    return made;
  };

  async function make(url: string): Promise<Buffer | undefined> {
    const [, stem = ''] = /^\/images\/(.+)\.[\da-f]{10}(?:-\d+)?\.\w+$/.exec(url) ?? [];
    const images = filesBelow(join(imagesDir, dirname(stem))).map((path) => relative(imagesDir, path));
    for (const path of images.filter((each) => each.replace(/\.\w+$/, '') === stem)) {
      const variant = imageVariants(await readImageFacts(imagesDir, path)).find((each) => each.url === url);
      if (variant) return imageBytes(variant, imagesDir, cacheDir);
    }
    return undefined;
  }
}

async function imageBytes(
  { source, url, format, width, hash }: ImageVariant,
  imagesDir: string,
  cacheDir: string,
): Promise<Buffer> {
  const cached = join(cacheDir, url);
  const known = format === 'copy' ? undefined : readChecksummedBytes(cached, version);
  if (known) return known;
  const original = readFileSync(join(imagesDir, source));
  if (digest(original) !== hash)
    throw new CommandError({
      en: `images/${source}: the picture was changed while the site was being built. Build again.`,
      uk: `images/${source}: зображення змінили, поки сайт збирався. Зберіть його ще раз.`,
    });
  if (format === 'copy') return original;
  const { default: sharp } = await import('sharp');
  // Telephones save a photograph lying, with a note how to turn it, which made files do not keep.
  const resized = sharp(original).autoOrient().resize({ width, withoutEnlargement: true });
  const made = format === 'webp' ? resized.webp(webp).toBuffer() : avifBytes(resized, width);
  const bytes = await made.catch((error: Error) => {
    throw new CommandError({
      en: `images/${source}: the picture is damaged, or too large (${error.message}). Save it again, at most 2560 pixels wide.`,
      uk: `images/${source}: зображення пошкоджене або завелике (${error.message}). Збережіть його ще раз, завширшки щонайбільше 2560 пікселів.`,
    });
  });
  writeChecksummedBytes(cached, version, bytes);
  return bytes;
}

async function avifBytes(picture: Sharp, width: number): Promise<Buffer> {
  const qualities = width <= phone.width ? phone.qualities : phone.qualities.slice(0, 1);
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await picture
      .clone()
      .avif({ ...avif, quality })
      .toBuffer();
    if (bytes.length <= phone.bytes) break;
  }
  return bytes;
}
