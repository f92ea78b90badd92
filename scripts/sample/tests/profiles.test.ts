import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LabelsTexts } from '../../../content/model/labels-texts.ts';
import type { PersonData } from '../../../content/model/people.ts';

const content = join(import.meta.dirname, '../../../content');
const read = <Value>(path: string) => JSON.parse(readFileSync(join(content, path), 'utf8')) as Value;

test('each kind of researcher profile is shown by someone of the sample', () => {
  const people = readdirSync(join(content, 'data/people')).map((name) => read<PersonData>(`data/people/${name}`));
  const shown = new Set(people.flatMap(({ profiles }) => Object.keys(profiles)));
  expect([...shown].sort()).toEqual(Object.keys(read<LabelsTexts>('ua/labels.json').person.profileNames).sort());
});
