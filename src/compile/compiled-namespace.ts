import type { LanguageCode } from '../language/languages.ts';

/** One namespace of one language. */
export interface CompiledNamespace {
  language: LanguageCode;
  name: string;
  /** The hash in the file's name. */
  hash: string;
  /** Its address on the site. */
  url: string;
  /** Its text; made only now when the hash was known without it. */
  readonly json: string;
  /** Whether it lists documents, which the viewer can show. */
  namesDocuments: boolean;
}
