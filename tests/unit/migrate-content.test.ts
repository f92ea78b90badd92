import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { RoutesData } from '../../content/model/routes-data.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import { checkContent } from '../../src/check/check-content.ts';
import { CommandError } from '../../src/command/run-command.ts';
import { contentForm } from '../../src/content/content-form.ts';
import { migrateContent } from '../../src/migrate/migrate-content.ts';
import { migrations } from '../../src/migrate/migrations.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { folderForTest } from '../support/temporary-folder.ts';

let dir: string;
beforeEach(() => {
  dir = folderForTest();
  cpSync(smallInstitute, dir, { recursive: true });
});

const read = <Value>(path: string) => JSON.parse(readFileSync(join(dir, path), 'utf8')) as Value;
const write = (path: string, value: object, spaces = 2) =>
  writeFileSync(join(dir, path), `${JSON.stringify(value, null, spaces)}\n`);
const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

/** Gives the small institute the form in which the kinds of departments were in the code. */
function firstForm(): void {
  const table = read<RoutesData>('data/routes.json');
  const routes = table.routes.map(({ kind, ...route }) => ({
    ...route,
    ...(kind && { collection: `${kind}-departments` }),
    namespaces: route.namespaces
      .filter((name) => name !== 'laboratories')
      .map((name) => name.replace(/^departments\/(\w+)$/, '$1-departments')),
  }));
  write('data/routes.json', { ...table, routes });
  const {
    timeZone: _,
    currency: __,
    dataLicence: ___,
    phonePlan,
    socials,
    ...site
  } = read<SiteData>('data/site.json');
  const { operatorCodes } = phonePlan;
  write('data/site.json', {
    ...site,
    operatorCodes,
    socials: socials.map(({ name, href }) => ({ id: name.toLowerCase(), href })),
  });
  for (const language of ['ua', 'en']) {
    const { kinds, ...texts } = read<{ kinds: Record<string, { intro: string }>; $schema: string }>(
      `${language}/departments.json`,
    );
    const { $schema, ...labels } = texts;
    const introductions = Object.entries(kinds).map(([kind, { intro }]) => [`${kind}Intro`, intro]);
    write(`${language}/departments.json`, { $schema, ...Object.fromEntries(introductions), ...labels });
  }
}

test('content of the first form gets the form of the code, and its files theirs', async () => {
  firstForm();
  write('package.json', { name: 'content' });
  await expect(checkContent(dir)).rejects.toThrow('npm run migrate');

  const { done, paths } = migrateContent(dir);
  expect(done).toEqual(migrations);
  expect(paths.sort()).toEqual([
    'data/routes.json',
    'data/site.json',
    'en/departments.json',
    'package.json',
    'ua/departments.json',
  ]);
  expect((await checkContent(dir)).diagnostics).toEqual([]);
  expect(migrateContent(dir)).toEqual({ done: [], paths: [] });
  rmSync(join(dir, 'package.json'));
  expect(files(dir)).toEqual(files(smallInstitute));
});

test('an introduction is kept where the other one is missing', () => {
  firstForm();
  write('package.json', { name: 'content' });
  const { scientificIntro: _, ...texts } = read<Record<string, unknown>>('ua/departments.json');
  write('ua/departments.json', { ...texts, technicalIntro: 'Технічні.' });
  migrateContent(dir);
  expect(read('ua/departments.json')).toMatchObject({ kinds: { technical: { intro: 'Технічні.' } } });
});

test.each([{}, { technicalIntro: '' }])('a kind that the site does not have is not begun: %j', (technical) => {
  firstForm();
  write('package.json', { name: 'content' });
  const { routes, ...table } = read<RoutesData>('data/routes.json');
  const kept = routes.filter((route) => !JSON.stringify(route).includes('technical-departments'));
  write('data/routes.json', { ...table, routes: kept });
  const { technicalIntro: _, ...texts } = read<Record<string, unknown>>('ua/departments.json');
  write('ua/departments.json', { ...texts, ...technical });
  migrateContent(dir);
  const { kinds } = read<{ kinds: object }>('ua/departments.json');
  expect(Object.keys(kinds)).toEqual(['scientific']);
});

test('a site without social networks is migrated too', () => {
  firstForm();
  write('package.json', { name: 'content' });
  const { socials: _, ...site } = read<Partial<SiteData>>('data/site.json');
  write('data/site.json', site);
  migrateContent(dir);
  expect(read('data/site.json')).toMatchObject({ currency: 'UAH', socials: [] });
});

test('content of a later form asks for later code', async () => {
  write('package.json', { form: contentForm + 1 });
  await expect(checkContent(dir)).rejects.toThrow('update the code');
  expect(() => migrateContent(dir)).toThrow('update the code');
});

test('a mark of the byte order is no part of a file', () => {
  firstForm();
  write('package.json', { name: 'content' });
  const path = join(dir, 'data/routes.json');
  writeFileSync(path, `\ufeff${readFileSync(path, 'utf8')}`);
  expect(migrateContent(dir).done).toEqual(migrations);
});

test.each(['{', '[]'])('a file that is %s is named, and nothing is written', (text) => {
  firstForm();
  write('package.json', { name: 'content' });
  writeFileSync(join(dir, 'data/site.json'), text);
  const before = files(dir);
  expect(() => migrateContent(dir)).toThrow(CommandError);
  expect(() => migrateContent(dir)).toThrow(join(dir, 'data/site.json'));
  expect(files(dir)).toEqual(before);
});

test('migrations follow one another, up to the form of the code', () => {
  expect(migrations.map(({ to }) => to)).toEqual(migrations.map((_, index) => index + 2));
  expect(migrations.at(-1)?.to).toBe(contentForm);
});

test('content that lost its number alone keeps all else', () => {
  const site = read<SiteData>('data/site.json');
  write('data/site.json', { ...site, timeZone: 'Europe/Warsaw', currency: 'PLN' });
  write('package.json', { name: 'content' });
  const before = files(dir);
  migrateContent(dir);
  expect(read('package.json')).toEqual({ name: 'content', form: contentForm });
  const own = (all: string[][]) => all.filter(([name]) => name !== 'package.json');
  expect(own(files(dir))).toEqual(own(before));
});

/** Gives a file of the first form some keys of a later one, as a merge by hand does. */
function adding(path: string, keys: object): void {
  write(path, { ...read<object>(path), ...keys });
}

test('what has the later form already keeps it, and of the form before nothing is lost', () => {
  firstForm();
  write('package.json', { name: 'content' });
  adding('ua/departments.json', { scientificIntro: 'Було.', technicalIntro: 'Технічні.' });
  adding('ua/departments.json', { kinds: { scientific: { intro: 'Стало.' }, design: { intro: 'Проєктні.' } } });
  adding('data/site.json', { timeZone: 'Europe/Warsaw', currency: 'PLN', operatorCodes: ['067'] });
  migrateContent(dir);
  const { kinds, scientificIntro, technicalIntro } = read<Record<string, unknown>>('ua/departments.json');
  expect(kinds).toEqual({
    scientific: { intro: 'Стало.' },
    technical: { intro: 'Технічні.' },
    design: { intro: 'Проєктні.' },
  });
  expect({ scientificIntro, technicalIntro }).toEqual({ scientificIntro: 'Було.', technicalIntro: undefined });
  expect(read('data/site.json')).toMatchObject({
    timeZone: 'Europe/Warsaw',
    currency: 'PLN',
    phonePlan: { operatorCodes: ['067'] },
  });
});

test('a form of numbers that is there already stays, and so do the codes beside it', () => {
  const phonePlan = { format: '+48 ## ### ## ##', prefixes: [], operatorCodes: [] };
  firstForm();
  write('package.json', { name: 'content' });
  adding('data/site.json', { phonePlan, operatorCodes: ['067'], socials: [{ id: 'youtube', href: '' }] });
  migrateContent(dir);
  expect(read('data/site.json')).toMatchObject({
    currency: 'UAH',
    phonePlan,
    operatorCodes: ['067'],
    socials: [{ name: 'YouTube', href: '' }],
  });
});

test('exceptions go with what they except', () => {
  firstForm();
  write('package.json', { name: 'content' });
  const except = (...places: string[]) => ({
    $exceptions: places.map((at) => ({ rule: 'typography', at, reason: 'As printed' })),
  });
  adding('en/departments.json', except('/technicalIntro', '/staffTitle'));
  adding('data/site.json', {
    ...except('/operatorCodes/0', '/socials/instagram/href', '/mapHref'),
    socials: ['facebook', 'instagram'].map((id) => ({ id, href: '' })),
  });
  migrateContent(dir);
  expect(read('en/departments.json')).toMatchObject(except('/kinds/technical/intro', '/staffTitle'));
  expect(read('data/site.json')).toMatchObject(except('/phonePlan/operatorCodes/0', '/socials/1/href', '/mapHref'));
});

test.each<[string, string, object]>([
  ['routes', 'data/routes.json', { routes: [null, { id: 'home', component: 'HomePage' }] }],
  ['networks', 'data/site.json', { socials: { facebook: '' } }],
  ['a network', 'data/site.json', { socials: [null] }],
  ['exceptions', 'en/departments.json', { $exceptions: [null, {}] }],
  ['kinds', 'en/departments.json', { kinds: ['scientific'] }],
])('%s of a form that never was stay for the check to name', (_, path, keys) => {
  firstForm();
  write('package.json', { name: 'content' });
  adding(path, keys);
  migrateContent(dir);
  expect(read(path)).toMatchObject(keys);
});
