import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DeskError } from '../../../src/desk/server/desk-error.ts';
import { beginTexts } from '../../../src/desk/server/new-thing.ts';
import { filesOf } from '../../support/files-of.ts';
import { deskLab } from './desk-lab.ts';

const lab = deskLab();

const json = (path: string) => JSON.parse(lab.read(path));
const missing = (name: string) => lab.list().find((thing) => thing.name === name)?.missing;

/** Takes an entry out of the list or map of a file. */
function drop(path: string, list: string, id: string): void {
  const value = json(path);
  if (Array.isArray(value[list])) value[list] = value[list].filter((each: { id: string }) => each.id !== id);
  else delete value[list][id];
  lab.write(path, `${JSON.stringify(value, null, 2)}\n`);
}

describe('the texts of a language', () => {
  test('of a thing with files of its own are begun with the same shape and no words', async () => {
    const path = 'en/departments/pig-iron.json';
    const before = json(path);
    rmSync(join(lab.dir, path));
    expect(missing('department/pig-iron')).toEqual(['en']);
    beginTexts(lab.session.content, 'department/pig-iron', 'en');
    const begun = json(path);
    expect(Object.keys(begun).sort()).toEqual(Object.keys(before).sort());
    expect(begun).toMatchObject({ $schema: before.$schema, name: '', about: '', activities: ['', ''] });
    expect(begun.results).toEqual([{ title: '', text: '' }]);
    expect(missing('department/pig-iron')).toEqual([]);
    // Only words are left to write: nothing is wrong with the shape.
    const codes = new Set((await lab.session.check('en')).map(({ code }) => code));
    expect([...codes].filter((code) => !['image-alt', 'schema-limit', 'text-empty'].includes(code))).toEqual([]);
    expect(Object.keys(lab.session.open('department/pig-iron').parts)).toContain('en');
  });

  test('of an entry of a list get the place that it has in the other language, and no other character changes', () => {
    const before = lab.read('en/news/2026.json');
    const ids = json('ua/news/2026.json').items.map(({ id }: { id: string }) => id);
    for (const id of ids) {
      drop('en/news/2026.json', 'items', id);
      const without = json('en/news/2026.json').items;
      beginTexts(lab.session.content, `news/${id}`, 'en');
      const { items } = json('en/news/2026.json');
      expect(items.map((each: { id: string }) => each.id)).toEqual(ids);
      expect(items.find((each: { id: string }) => each.id === id)).toMatchObject({ id, title: '' });
      expect(items.filter((each: { id: string }) => each.id !== id)).toEqual(without);
      lab.write('en/news/2026.json', before);
    }
  });

  test('of an entry whose file is not there begin the file', () => {
    rmSync(join(lab.dir, 'en/news/2025.json'));
    const [{ id }] = json('ua/news/2025.json').items;
    beginTexts(lab.session.content, `news/${id}`, 'en');
    const begun = json('en/news/2025.json');
    expect(begun.$schema).toBe(json('ua/news/2025.json').$schema);
    expect(begun.items.map((each: { id: string }) => each.id)).toEqual([id]);
  });

  test('of an entry of a map begin under its id', () => {
    drop('en/routes.json', 'routes', 'lab-heat-tech');
    beginTexts(lab.session.content, 'route/lab-heat-tech', 'en');
    expect(json('en/routes.json').routes['lab-heat-tech']).toMatchObject({ title: '' });
  });

  test('of a thing that is the only one of its kind are begun', () => {
    rmSync(join(lab.dir, 'en/footer.json'));
    beginTexts(lab.session.content, 'footer', 'en');
    expect(Object.keys(json('en/footer.json'))).toEqual(Object.keys(json('ua/footer.json')));
  });

  test('that were deleted from the files come back with what an editor wrote in them', () => {
    const path = 'en/people/bondar-petro.json';
    const value = json(path);
    lab.session.write('person/bondar-petro', 'en', { ...value, name: 'Another name' });
    rmSync(join(lab.dir, path));
    beginTexts(lab.session.content, 'person/bondar-petro', 'en');
    expect(json(path)).toEqual({ ...value, name: 'Another name' });
    expect(lab.draftOf('person/bondar-petro')).toEqual({});
  });
});

describe('nothing is begun', () => {
  test('that is there already, or of a thing that is not', () => {
    const before = filesOf(lab.dir);
    expect(() => beginTexts(lab.session.content, 'news/open-day', 'en')).toThrow('has these texts already');
    expect(() => beginTexts(lab.session.content, 'news/nothing', 'en')).toThrow('news/nothing');
    expect(filesOf(lab.dir)).toEqual(before);
  });

  test('where the file has a syntax error, which is named', () => {
    const path = 'en/news/2026.json';
    lab.write(path, '{ "items": [');
    const error = (() => {
      try {
        beginTexts(lab.session.content, 'news/open-day', 'en');
      } catch (found) {
        return found;
      }
    })();
    expect(error).toBeInstanceOf(DeskError);
    expect(error).toMatchObject({ reason: 'unreadable', message: expect.stringContaining(path) });
    expect(lab.read(path)).toBe('{ "items": [');
  });

  test('where the file holds something else', () => {
    lab.write('en/news/2026.json', '{ "items": {} }');
    expect(() => beginTexts(lab.session.content, 'news/open-day', 'en')).toThrow('en/news/2026.json');
    expect(lab.read('en/news/2026.json')).toBe('{ "items": {} }');
  });
});
