import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adoptQuestions, readAdoptAnswers } from '../../src/adopt/adopt-questions.ts';
import { askAnswers } from '../../src/adopt/ask-answers.ts';
import { readSections } from '../../src/adopt/starter-section.ts';
import { folderForTest } from '../support/temporary-folder.ts';

const sections = readSections();
/** A right answer to each question, but for what nobody must answer. */
const right = Object.fromEntries(
  adoptQuestions.filter(({ isOptional }) => !isOptional).map(({ option, example }) => [option, example]),
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

const wordsOf = (option: string) => adoptQuestions.find((question) => question.option === option)?.words.en ?? '';

test('what is missing is asked for until it is right, and sections are named before they are asked for', async () => {
  const { colour, sections: _, ...given } = right;
  const terminal = terminalOf([
    [wordsOf('colour'), 'red'],
    [wordsOf('colour'), ' #8A1F4B '],
    [wordsOf('logo'), ''],
    [wordsOf('sections'), 'news, canteen'],
    [wordsOf('sections'), 'news'],
  ]);
  const answers = await askAnswers(sections, given as Record<string, string>, 'en', terminal);
  expect(terminal.waiting).toEqual([]);
  expect(answers.given).toMatchObject({ colour: '#8A1F4B', logo: '', sections: 'news' });
  expect(answers.chosen.map(({ id }) => id)).toContain('news');
  for (const { id, name } of sections.filter((each) => each.id !== 'base')) {
    expect(terminal.said.join('\n')).toContain(id);
    expect(terminal.said.join('\n')).toContain(name.ua);
  }
  expect(readAdoptAnswers(answers.given)).toMatchObject({ logo: undefined, colour: '#8A1F4B' });
});

test('the mark may be named as it was dragged into the terminal, and must be there', async () => {
  const file = join(import.meta.dirname, '../small-institute/images/news/hall.svg');
  const terminal = terminalOf([
    [wordsOf('logo'), '/nowhere/logo.svg'],
    [wordsOf('logo'), `'${file}'`],
  ]);
  const { given } = await askAnswers(sections, right, 'en', terminal);
  expect(terminal.waiting).toEqual([]);
  expect(readAdoptAnswers(given).logo).toBe(file);
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
  await askAnswers(sections, right, 'en', { ...terminal, ask });
  expect(terminal.waiting).toEqual([]);
  expect(said[1]).toContain('line 2: <rect> is not closed');
});

test.each([
  ['інститут.укр', 'xn--h1ajmebag0m.xn--j1amh'],
  [' https://Polymers.Example/ ', 'polymers.example'],
])('the domain %s is written as addresses have it', async (domain, written) => {
  const { given } = await askAnswers(sections, { ...right, domain }, 'en');
  expect(readAdoptAnswers(given).domain).toBe(written);
});

test('without a terminal, what is missing or wrong is said by its option', async () => {
  const { domain, ...given } = right;
  await expect(askAnswers(sections, given, 'en')).rejects.toThrow(
    '--domain is missing. Domain of the site (for example: polymers.example).',
  );
  await expect(askAnswers(sections, { ...right, domain: 'polymers example' }, 'en')).rejects.toThrow(
    '--domain polymers example does not match. Domain of the site (for example: polymers.example).',
  );
  await expect(askAnswers(sections, { ...right, logo: '/nowhere/logo.svg' }, 'en')).rejects.toThrow(
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
  await expect(askAnswers(sections, given, 'en')).rejects.toThrow(words);
  const { given: answers } = await askAnswers(sections, { ...given, [option]: ` ${right[option]} ` }, 'en');
  expect(answers).toMatchObject({ [option]: ` ${right[option]} ` });
});

test('names get the signs that texts have, so that quotes and apostrophes may be typed as keyboards have them', async () => {
  const names = {
    'name-ua': 'Інститут "Полімер"  ім. О\'Коннора',
    'city-ua': "Кам'янське",
    'name-en': 'St. John\'s "Polymer" Institute',
    specialties: right.specialties?.replace('Polymer physics', "Young's modulus") ?? '',
  };
  const { given } = await askAnswers(sections, { ...right, sections: 'defences', ...names }, 'en');
  const { name, city, specialties } = readAdoptAnswers(given);
  expect(name).toMatchObject({ ua: 'Інститут «Полімер» ім. О’Коннора', en: 'St. John’s “Polymer” Institute' });
  expect(city.ua).toBe('Кам’янське');
  expect(specialties.en).toMatchObject({ E5: 'E5 Young’s modulus' });
});

test('a section may be named with a capital letter, as the words of a list are', async () => {
  const { chosen } = await askAnswers(sections, { ...right, sections: 'News, Library' }, 'en');
  expect(chosen.map(({ id }) => id)).toEqual(expect.arrayContaining(['news', 'library']));
});
