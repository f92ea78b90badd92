import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { OutputStage } from '../../src/build/output-stage.ts';
import { publishImages } from '../../src/build/publish-images.ts';
import { digest } from '../../src/lib/cache/file-hashes.ts';
import { CommandError } from '../../src/lib/command/run-command.ts';
import { folderForTest } from '../support/temporary-folder.ts';

test('a picture that is damaged within is named by its path, in the language of the editor', async () => {
  const dir = folderForTest();
  const whole = await sharp({ create: { width: 640, height: 400, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  // Its end is there, so that the check sees nothing wrong.
  writeFileSync(join(dir, 'half.jpg'), Buffer.concat([whole.subarray(0, whole.length / 2), whole.subarray(-2)]));
  const hash = digest(readFileSync(join(dir, 'half.jpg')));
  const variant = { source: 'half.jpg', url: '/half.webp', format: 'webp' as const, width: 320, hash };
  const writer = { reuse: () => false, write: () => {} };
  const stage = { group: (_name: string, _key: string, make: (to: unknown) => Promise<void>) => make(writer) };
  const publishing = publishImages(stage as unknown as OutputStage, [variant], dir, join(dir, 'cache'), () => {});
  const error = await publishing.catch((thrown: unknown) => thrown);
  if (!(error instanceof CommandError)) throw error;
  expect(error.messageIn('en')).toMatch(/^images\/half\.jpg: the picture is damaged/);
  expect(error.messageIn('uk')).toMatch(/^images\/half\.jpg: зображення пошкоджене/);
});
