import type { ContentFile } from '../../../src/content/content-tree.ts';

/** A kind of mistake: where it can be planted, how, and what the checker must report. */
export interface Mistake {
  name: string;
  codes: string[];
  pattern: RegExp;
  files: (file: ContentFile) => boolean;
  /** Turns what was found into a mistake. */
  plant: (found: string) => Pick<MistakePlace, 'text' | 'offset' | 'at'>;
  /** True if it is reported only while there are no errors. */
  isAlone?: true;
}

/** A place where a mistake can be planted, and the text with the mistake. */
export interface MistakePlace {
  file: ContentFile;
  /** The offsets of what is replaced. */
  start: number;
  end: number;
  text: string;
  /** The number of characters after the start the diagnostic begins. */
  offset?: number;
  /** Where more than one place would be right: anywhere in the file, in that of the other language or in another one. */
  at?: 'file' | 'counterpart' | { file: string };
}
