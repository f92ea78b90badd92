import { existsSync } from 'node:fs';
import { isEmail } from '../check/rules/values/phones-and-mail.ts';
import { nearestReadable } from '../check/rules/values/site-settings.ts';
import { readPath } from '../command/read-path.ts';
import { UsageError } from '../command/run-command.ts';
import { languages } from '../language/languages.ts';
import { currencyCodes } from '../text/currency-codes.ts';
import { isTimeZone } from '../text/zoned-time.ts';
import { markProblem } from './mark-problem.ts';

/** An answer that cannot be read. */
export class AnswerError extends UsageError {}

/** An example in the languages of the site, as their names are separated. */
export function inEachLanguage(ukrainian: string, english: string): string {
  return languages.map(({ code }) => (code === 'ua' ? ukrainian : english)).join(' / ');
}

/** A domain as addresses have it: in small Latin letters, for others Punycode. */
export function readDomain(answer: string): string {
  const address = `https://${answer.trim().replace(/^https?:\/\//i, '')}`;
  if (!URL.canParse(address))
    throw new AnswerError({ en: `there is no domain ${answer}`, uk: `домену ${answer} немає` });
  return new URL(address).hostname;
}

/** An address that the content may have. */
export function readEmail(answer: string): string {
  const address = answer.trim();
  if (!isEmail(address))
    throw new AnswerError({
      en: `"${address}" is not a valid e-mail address`,
      uk: `«${address}» — неправильна адреса електронної пошти`,
    });
  return address;
}

/** A colour of the brand on which white words can be read. */
export function readColour(answer: string): string {
  const colour = answer.trim();
  const nearest = nearestReadable(colour);
  if (nearest !== colour)
    throw new AnswerError({
      en: `white words on ${colour} cannot be read; on ${nearest} they can`,
      uk: `білих слів на ${colour} не прочитати; на ${nearest} їх видно`,
    });
  return colour;
}

/** The path of a drawing that pages can show. */
export function readMark(answer: string): string {
  const path = readPath(answer);
  if (!existsSync(path)) throw new AnswerError({ en: `there is no file ${path}`, uk: `файлу ${path} немає` });
  const problem = markProblem(path);
  if (problem) throw new AnswerError(problem);
  return path;
}

export function readTimeZone(answer: string): string {
  const name = answer.trim();
  if (!isTimeZone(name))
    throw new AnswerError({ en: `there is no time zone ${name}`, uk: `часового поясу ${name} немає` });
  return name;
}

export function readCurrency(answer: string): string {
  const code = answer.trim();
  if (!currencyCodes.has(code))
    throw new AnswerError({ en: `there is no currency ${code}`, uk: `валюти ${code} немає` });
  return code;
}

/** `132 Матеріалознавство / Materials science; 136 …`: a code, then the names in the order of the languages. */
export function readSpecialties(answer: string): { code: string; names: string[] }[] {
  return answer
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [, code = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(each) ?? [];
      const names = rest.split('/').map((name) => name.trim());
      if (names.length !== languages.length || names.includes('')) {
        const example = `132 ${inEachLanguage('Матеріалознавство', 'Materials science')}`;
        throw new AnswerError({
          en: `"${each}" needs a code and ${languages.length} names, separated by "/": ${example}`,
          uk: `«${each}» потребує коду та назв (${languages.length}), розділених знаком «/»: ${example}`,
        });
      }
      return { code, names };
    });
}
