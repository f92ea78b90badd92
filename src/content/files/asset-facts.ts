import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { wrongContent } from './asset-signature.ts';
import { isAnimated } from './is-animated.ts';
import type { PrivateKind } from './metadata/picture-parts.ts';
import { privateDataIn } from './metadata/private-data.ts';
import { pdfProblem } from './pdf-form.ts';
import { pictureSize } from './picture-size.ts';

/** What is known of a picture or document without opening all of it. */
export interface AssetFacts {
  /** In bytes. */
  size: number;
  /** The format that its extension promises and the one that it has. */
  wrong?: { expected: string; found: string };
  /** In pixels; of bitmaps only. */
  picture?: { width: number; height: number };
  /** Whether it is a bitmap of several frames. */
  animated?: true;
  /** What a picture carries that is nobody's business. */
  privateData?: PrivateKind[];
  /** What keeps a PDF from being read. */
  pdf?: 'encrypted' | 'broken';
}

/** Reads the facts of a picture or document. */
export function assetFacts(path: string): AssetFacts {
  const { size } = statSync(path);
  const wrong = wrongContent(path);
  if (wrong) return { size, wrong };
  const file = openSync(path, 'r');
  try {
    const read = (from: number, length: number): Buffer => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - from)));
      readSync(file, bytes, 0, bytes.length, from);
      return bytes;
    };
    const start = /\.(?:png|jpe?g|webp|avif)$/i.test(path) ? read(0, 262_144) : undefined;
    const picture = start && pictureSize(start);
    const animated = start && isAnimated(start);
    const isPicture = start !== undefined || /\.svg$/i.test(path);
    const privateData = isPicture ? privateDataIn({ size, read, isSkimmed: true }) : [];
    const pdf = /\.pdf$/i.test(path) ? pdfProblem(read, size) : undefined;
    return {
      size,
      ...(picture && { picture }),
      ...(animated && { animated }),
      ...(privateData.length > 0 && { privateData }),
      ...(pdf && { pdf }),
    };
  } finally {
    closeSync(file);
  }
}
