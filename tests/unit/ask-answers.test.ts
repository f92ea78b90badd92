import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askAnswers, questions } from '../../scripts/adopt/ask-answers.ts';
import { chosenSections, sections } from '../../scripts/adopt/sections.ts';
import { folderForTest } from '../support/temporary-folder.ts';

/** A right answer to each question, but for what nobody must answer. */
const right = Object.fromEntries(
  questions.filter(({ isOptional }) => !isOptional).map(({ option, example }) => [option, example]),
);

/** Somebody who gives these answers, one after another, to the questions that begin with their words. */
function terminalOf(answers: [words: string, answer: string][]) {
  const waiting = [...answers];
  const said: string[] = [];
  const ask = async (question: string) => {
    const [words = '', answer = ''] = waiting.shift() ?? [];
    expect(question.startsWith(words), `${question} begins with ${words}`).toBe(true);
    return answer;
  };
  return { ask, say: (words: string) => said.push(words), said, waiting };
}

const wordsOf = (option: string) => questions.find((question) => question.option === option)?.words.en ?? '';

test('what is missing is asked for until it is right, and sections are named before they are asked for', async () => {
  const { colour, sections: _, ...given } = right;
  const terminal = terminalOf([
    [wordsOf('colour'), 'red'],
    [wordsOf('colour'), ' #8A1F4B '],
    [wordsOf('logo'), ''],
    [wordsOf('sections'), 'news, canteen'],
    [wordsOf('sections'), 'news'],
  ]);
  const answers = await askAnswers(given as Record<string, string>, 'en', terminal);
  expect(terminal.waiting).toEqual([]);
  expect(answers).toMatchObject({ colour: '#8A1F4B', logo: '', sections: 'news' });
  for (const { id, name } of sections) {
    expect(terminal.said.join('\n')).toContain(id);
    expect(terminal.said.join('\n')).toContain(name.ua);
  }
});

test('the mark may be named as it was dragged into the terminal, and must be there', async () => {
  const file = join(import.meta.dirname, '../small-institute/images/news/hall.svg');
  const terminal = terminalOf([
    [wordsOf('logo'), '/nowhere/logo.svg'],
    [wordsOf('logo'), `'${file}'`],
  ]);
  expect(await askAnswers(right, 'en', terminal)).toMatchObject({ logo: file });
  expect(terminal.waiting).toEqual([]);
});

test('a mark that no browser can show is refused where it is asked for', async () => {
  const file = join(folderForTest(), 'mark.svg');
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">\n<g><rect></g>\n</svg>\n');
  const sound = join(import.meta.dirname, '../small-institute/images/news/hall.svg');
  const said: string[] = [];
  const terminal = terminalOf([
    [wordsOf('logo'), file],
    [wordsOf('logo'), sound],
  ]);
  const ask = (question: string) => {
    said.push(question);
    return terminal.ask(question);
  };
  await askAnswers(right, 'en', { ...terminal, ask });
  expect(terminal.waiting).toEqual([]);
  expect(said[1]).toContain('line 2: <rect> is not closed');
});

test.each([
  ['інститут.укр', 'xn--h1ajmebag0m.xn--j1amh'],
  [' https://Polymers.Example/ ', 'polymers.example'],
])('the domain %s is written as addresses have it', async (domain, written) => {
  expect(await askAnswers({ ...right, domain }, 'en')).toMatchObject({ domain: written });
});

test('without a terminal, what is missing or wrong is said by its option', async () => {
  const { domain, ...given } = right;
  await expect(askAnswers(given, 'en')).rejects.toThrow(
    '--domain is missing. Domain of the site (for example: polymers.example).',
  );
  await expect(askAnswers({ ...right, domain: 'polymers example' }, 'en')).rejects.toThrow(
    '--domain polymers example does not match. Domain of the site (for example: polymers.example).',
  );
  await expect(askAnswers({ ...right, logo: '/nowhere/logo.svg' }, 'en')).rejects.toThrow(
    'there is no file /nowhere/logo.svg',
  );
});

test.each([
  ['domain', 'polymers.1', 'there is no domain polymers.1'],
  ['time-zone', 'Europe/Lwow', 'there is no time zone Europe/Lwow'],
  ['currency', 'PLZ', 'there is no currency PLZ'],
  ['email', "o'brien@polymers.example", '"o\'brien@polymers.example" is not a valid e-mail address'],
  ['colour', '#FFD500', 'white words on #FFD500 cannot be read; on #887000 they can'],
])('%s: what there is not is asked for again', async (option, wrong, words) => {
  const given = { ...right, phone: '+48 22 123 45 67', [option]: wrong };
  await expect(askAnswers(given, 'en')).rejects.toThrow(words);
  expect(await askAnswers({ ...given, [option]: ` ${right[option]} ` }, 'en')).toMatchObject({
    [option]: right[option],
  });
});

test('names get the signs that texts have, so that quotes and apostrophes may be typed as keyboards have them', async () => {
  const names = {
    'name-ua': 'Інститут "Полімер"  ім. О\'Коннора',
    'city-ua': "Кам'янське",
    'name-en': 'St. John\'s "Polymer" Institute',
  };
  expect(await askAnswers({ ...right, ...names }, 'en')).toMatchObject({
    'name-ua': 'Інститут «Полімер» ім. О’Коннора',
    'name-en': 'St. John’s “Polymer” Institute',
    'city-ua': 'Кам’янське',
  });
});

test.each([
  ['a capital letter, as the words of a list have', 'News, Library', ['library', 'news']],
  ['what needs more, which comes along', 'postgraduate', ['defences', 'documents', 'people', 'postgraduate']],
  ['none', 'none', []],
  ['all', 'all', sections.map(({ id }) => id)],
])('sections may be named with %s', (_, answer, chosen) => {
  expect(chosenSections(answer).map(({ id }) => id)).toEqual(chosen);
});

test.each([
  ['E5', '"E5" needs a code and'],
  ['E5 Фізика; G8 Наука / Science', '"E5 Фізика" needs a code and'],
])('the specialties %s are not named in every language', async (specialties, words) => {
  await expect(askAnswers({ ...right, sections: 'defences', specialties }, 'en')).rejects.toThrow(words);
  await expect(askAnswers({ ...right, sections: 'news', specialties }, 'en')).resolves.not.toHaveProperty(
    'specialties',
  );
});

test.each([
  '0321234567',
  '+38 032 123 45 67',
  '+380 32 123 45 67',
  '+48221234567',
  '+48 22 12',
  '+44 (0)20 7946 0000',
])('the telephone number %s does not say how others are written', async (phone) => {
  await expect(askAnswers({ ...right, phone }, 'en')).rejects.toThrow('--phone');
});
