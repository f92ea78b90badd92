import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { OutputStage } from '../../src/build/output-stage.ts';
import { cardDrawer } from '../../src/build/publish/cards/draw-card.ts';
import { publishImages } from '../../src/build/publish-images.ts';
import { assetFacts, readImageFacts } from '../../src/content/files/asset-facts.ts';
import { digest } from '../../src/lib/cache/file-hashes.ts';
import { folderForFile } from '../support/temporary-folder.ts';

/** A photograph as a telephone that is held upright saves it: lying, with a note by which viewers turn it. */
const path = 'photo.jpg';
const shown = { width: 400, height: 640 };

const dir = folderForFile();
beforeAll(async () => {
  // All that lies at the left is shown at the top.
  const left = { create: { width: 320, height: 400, channels: 3 as const, background: 'red' } };
  const lying = sharp({ create: { width: 640, height: 400, channels: 3, background: 'blue' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 });
  writeFileSync(join(dir, path), await lying.jpeg().toBuffer());
});

/** True if a picture is red at the top and blue at the bottom. */
async function isUpright(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const isRed = (y: number) => (data[(y * info.width + info.width / 2) * info.channels] ?? 0) > 128;
  return isRed(10) && !isRed(info.height - 10);
}

test('the size of a turned photograph is that of what is shown', async () => {
  expect(assetFacts(join(dir, path)).picture).toEqual(shown);
  expect(await readImageFacts(dir, path)).toMatchObject(shown);
});

test.each(['webp', 'avif'] as const)('a turned photograph is published upright as %s', async (format) => {
  const written: Buffer[] = [];
  const writer = { reuse: () => false, write: (_path: string, _key: string, bytes: Buffer) => written.push(bytes) };
  const stage = { group: (_name: string, _key: string, make: (to: unknown) => Promise<void>) => make(writer) };
  const hash = digest(readFileSync(join(dir, path)));
  const variant = { source: path, url: `/photo.${format}`, format, width: 200, hash };
  await publishImages(stage as unknown as OutputStage, [variant], dir, join(dir, 'cache'), () => {});
  const [picture = Buffer.alloc(0)] = written;
  expect(await sharp(picture).metadata()).toMatchObject({ width: 200, height: 320 });
  expect(await isUpright(picture)).toBe(true);
});

test('a turned photograph is upright on the card of its page', async () => {
  const design = { kind: 'picture' as const, picture: { path, hash: '' } };
  const card = await cardDrawer(dir)({ design, width: 400, height: 640 } as Parameters<
    ReturnType<typeof cardDrawer>
  >[0]);
  expect(await isUpright(card)).toBe(true);
});
