import type { IncomingMessage } from 'node:http';
import type { MessageLanguage } from '../../check/rule.ts';

/** The language of the desk that asks; English if it does not say. Of any address, also one that cannot be read otherwise. */
export function askedLanguage({ url = '' }: IncomingMessage): MessageLanguage {
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('language') === 'uk' ? 'uk' : 'en';
}
