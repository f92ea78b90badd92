import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decide } from '../../../src/desk/server/open-thing.ts';
import { deskLab } from './desk-lab.ts';

const lab = deskLab();

const item = 'news/new-microscope';
const texts = 'ua/news/2026.json';

describe('saving', () => {
  test('changes what was written and nothing else', () => {
    const [data, ua] = [lab.read('data/news/2026.json'), lab.read(texts)];
    lab.edit(item, 'data', { date: '13.03.2026' });
    lab.edit(item, 'ua', { title: 'Інша назва' });
    expect(lab.session.save(item)).toEqual(['data/news/2026.json', texts]);
    expect(lab.read('data/news/2026.json')).toBe(data.replace('12.03.2026', '13.03.2026'));
    expect(lab.read(texts)).toBe(ua.replace('Новий мікроскоп', 'Інша назва'));
    expect(lab.list().filter(({ isDraft }) => isDraft)).toEqual([]);
  });

  test('leaves the byte order mark that an editor of texts has put before a file', () => {
    const before = `\ufeff${lab.read(texts)}`;
    lab.write(texts, before);
    lab.edit(item, 'ua', { title: 'Інша назва' });
    lab.session.save(item);
    expect(lab.read(texts)).toBe(before.replace('Новий мікроскоп', 'Інша назва'));
  });

  test('leaves the drafts of other things in the same file', () => {
    lab.edit(item, 'ua', { title: 'Інша назва' });
    lab.edit('news/open-day', 'ua', { title: 'День науки' });
    lab.session.save(item);
    expect(lab.read(texts)).not.toContain('День науки');
    expect(lab.session.open('news/open-day').parts.ua?.value).toMatchObject({ title: 'День науки' });
  });

  test('is not disturbed by another item that somebody put before it meanwhile', () => {
    lab.edit('news/open-day', 'ua', { title: 'День науки' });
    lab.change(
      texts,
      '"items": [',
      '"items": [\n    { "id": "newer", "title": "Новіша", "text": "", "content": "" },',
    );
    lab.session.save('news/open-day');
    const { items } = JSON.parse(lab.read(texts));
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Новіша', 'Новий мікроскоп', 'День науки']);
  });

  test('is refused when somebody changed the same part, until both versions were seen', () => {
    lab.edit(item, 'ua', { title: 'Інша назва' });
    lab.change(texts, 'Новий мікроскоп', 'Електронний мікроскоп');
    const { parts } = lab.session.open(item);
    expect(parts.ua).toMatchObject({
      value: { title: 'Інша назва' },
      changedMeanwhile: { theirs: { title: 'Електронний мікроскоп' }, base: { title: 'Новий мікроскоп' } },
    });
    expect(() => lab.session.save(item)).toThrow(item);
    expect(lab.read(texts)).toContain('Електронний мікроскоп');
    decide(lab.session.content, item, { ua: { seen: parts.ua?.changedMeanwhile?.theirs, value: parts.ua?.value } });
    lab.session.save(item);
    expect(lab.read(texts)).toContain('Інша назва');
  });

  test('a decision about a version that is no longer in the files is refused, and nothing written is lost', () => {
    lab.edit(item, 'ua', { title: 'Інша назва' });
    lab.change(texts, 'Новий мікроскоп', 'Електронний мікроскоп');
    const { parts } = lab.session.open(item);
    const seen = parts.ua?.changedMeanwhile?.theirs;
    lab.change(texts, 'Електронний мікроскоп', 'Третя назва');
    expect(() => decide(lab.session.content, item, { ua: { seen, value: seen } })).toThrow('meanwhile');
    expect(() => decide(lab.session.content, item, { ua: { seen, value: { id: 'another' } } })).toThrow();
    expect(lab.draftOf(item).ua?.value).toMatchObject({ title: 'Інша назва' });
  });

  test('after the version of the files was taken there is nothing to save', () => {
    lab.edit(item, 'ua', { title: 'Інша назва' });
    lab.change(texts, 'Новий мікроскоп', 'Електронний мікроскоп');
    const seen = lab.session.open(item).parts.ua?.changedMeanwhile?.theirs;
    decide(lab.session.content, item, { ua: { seen, value: seen } });
    expect(lab.draftOf(item)).toEqual({});
  });

  test('is no conflict when somebody made the same change', () => {
    lab.edit(item, 'ua', { title: 'Інша назва' });
    lab.change(texts, 'Новий мікроскоп', 'Інша назва');
    const before = lab.read(texts);
    lab.session.save(item);
    expect(lab.read(texts)).toBe(before);
  });

  test('is refused and loses nothing when a part is gone or its file has a syntax error', () => {
    lab.edit('person/bondar-petro', 'en', { name: 'Another name' });
    const path = 'en/people/bondar-petro.json';
    const before = lab.read(path);
    rmSync(join(lab.dir, path));
    expect(() => lab.session.save('person/bondar-petro')).toThrow();
    expect(existsSync(join(lab.dir, path))).toBe(false);
    lab.write(path, before.replace(',', ''));
    expect(() => lab.session.save('person/bondar-petro')).toThrow(path);
    expect(lab.draftOf('person/bondar-petro').en?.value).toMatchObject({ name: 'Another name' });
  });
});
