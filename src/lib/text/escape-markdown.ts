import { characterCode } from './character-code.ts';

/** Between these, so that GitHub finds no mention, reference, address or emoji. It has no width. */
const breaker = '&#8203;';

/** Writes a text so that GitHub shows it as it is. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cf}\p{Cc}]/gu, (character) => `[${characterCode(character)}]`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_{}[\]()+!|~$]/g, '\\$&')
    .replace(/[@#]/g, (character) => `${character === '#' ? '\\#' : '@'}${breaker}`)
    .replace(/\/(?=\/)|:(?=[\w+-]+:)/g, `$&${breaker}`)
    .replace(/\b(www|GH)(?=[.-])/gi, `$1${breaker}`);
}
