import type { Words } from './words.ts';

/** What did not work, in the language of the desk where that is known: the server tells its reasons in that, the browser none. */
export function faultIn(error: Error, words: Words): string {
  // What `fetch` throws when nobody answers, and what comes of an answer of somebody between that is no JSON.
  return error instanceof TypeError || error instanceof SyntaxError ? words.noAnswer : error.message;
}
