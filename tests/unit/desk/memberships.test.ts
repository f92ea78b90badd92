import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { partVersion } from '../../../src/desk/part-version.ts';
import { DeskLab } from './desk-lab.ts';

let lab: DeskLab;
beforeEach(() => {
  lab = new DeskLab();
  lab.change('data/departments/pig-iron.json', '"bondar-petro"', '"bondar-petro", "koval-olena"');
});
afterEach(() => lab.remove());

const [person, department, laboratory] = ['person/bondar-petro', 'department/pig-iron', 'laboratory/heat-tech'];
const departmentFile = 'data/departments/pig-iron.json';
const laboratoryFile = 'data/laboratories/heat-tech.json';
const staffIn = (path: string) => JSON.parse(lab.read(path)).staff;
const memberships = (name = person) => lab.session.open(name).memberships;
const isDraft = (name: string) => lab.session.list().find((each) => each.name === name)?.isDraft;

test('a person’s form tells to what the person belongs, and what he or she leads', () => {
  const choices = [department, laboratory];
  expect(memberships()).toEqual({ choices, of: [department], leads: [laboratory], isDraft: false });
  expect(memberships('person/koval-olena')).toMatchObject({ of: [department], leads: [department] });
  expect(memberships('news/new-microscope')).toBeUndefined();
});

test('moving is one change of both files, which is saved with the person, also what else was written of the person', () => {
  const before = [lab.read(departmentFile), lab.read(laboratoryFile)];
  lab.session.assign(person, [laboratory]);
  lab.edit(person, 'ua', { position: 'науковий співробітник' });
  expect(memberships()).toMatchObject({ of: [laboratory], isDraft: true });
  expect([lab.read(departmentFile), lab.read(laboratoryFile)]).toEqual(before);
  lab.reopen();
  expect(lab.session.save(person).sort()).toEqual([departmentFile, laboratoryFile, 'ua/people/bondar-petro.json']);
  expect([staffIn(departmentFile), staffIn(laboratoryFile)]).toEqual([['koval-olena'], ['bondar-petro']]);
  expect(lab.read(laboratoryFile)).toBe(before[1]?.replace('"staff": []', '"staff": [\n    "bondar-petro"\n  ]'));
  expect(memberships()).toMatchObject({ of: [laboratory], isDraft: false });
  expect([person, department, laboratory].map(isDraft)).toEqual([false, false, false]);
});

test.each<[string, () => void]>([
  ['goes back', () => lab.session.assign(person, [department])],
  ['discards it', () => lab.session.discard(person)],
])('the order of the others and every byte stay when an editor moves a person and %s', (_, goBack) => {
  const before = [lab.read(departmentFile), lab.read(laboratoryFile)];
  lab.session.assign(person, [laboratory]);
  goBack();
  expect(memberships()).toMatchObject({ of: [department], isDraft: false });
  expect(lab.session.save(person)).toEqual([]);
  expect([lab.read(departmentFile), lab.read(laboratoryFile)]).toEqual(before);
  expect(isDraft(department)).toBe(false);
});

test('what else was written in a department stays a draft of its own', () => {
  lab.edit(department, 'data', { order: 3 });
  lab.session.assign(person, []);
  lab.session.save(person);
  expect(JSON.parse(lab.read(departmentFile))).toMatchObject({ order: 1, staff: ['koval-olena'] });
  expect(lab.session.open(department).parts.data).toMatchObject({
    isDraft: true,
    value: { order: 3, staff: ['koval-olena'] },
  });
  expect(lab.session.open(department).parts.data).not.toHaveProperty('changedMeanwhile');
  lab.session.assign(person, [department]);
  lab.session.discard(person);
  expect(lab.session.open(department).parts.data?.value).toMatchObject({ order: 3, staff: ['koval-olena'] });
});

test('what somebody else changed in a department meanwhile stays, and is still to be decided', () => {
  lab.edit(department, 'data', { order: 3 });
  lab.session.assign(person, []);
  lab.change(departmentFile, '"order": 1', '"order": 7');
  lab.session.save(person);
  expect(JSON.parse(lab.read(departmentFile))).toMatchObject({ order: 7, staff: ['koval-olena'] });
  expect(lab.session.open(department).parts.data).toHaveProperty('changedMeanwhile');
});

test.each<[string, () => void, number]>([
  ['discards it', () => lab.session.discard(person), 2],
  ['goes back', () => lab.session.assign(person, [department]), 2],
  ['saves it', () => lab.session.save(person), 1],
])(
  'a department in which an editor wrote nothing has nothing to decide when another has changed it meanwhile, and the editor %s',
  (_, act, staff) => {
    lab.session.assign(person, [laboratory]);
    lab.change(departmentFile, '"order": 1', '"order": 7');
    act();
    expect([person, department, laboratory].map(isDraft)).toEqual([false, false, false]);
    expect(JSON.parse(lab.read(departmentFile))).toMatchObject({ order: 7 });
    expect(staffIn(departmentFile)).toHaveLength(staff);
  },
);

test('a choice in a window that does not know the last one is refused, and that stays', () => {
  lab.session.assign(person, [laboratory], [department]);
  expect(() => lab.session.assign(person, [], [department])).toThrow(person);
  expect(memberships()).toMatchObject({ of: [laboratory] });
  // Sent twice.
  lab.session.assign(person, [laboratory], [department]);
  lab.session.assign(person, [department], [laboratory]);
  expect(memberships()).toMatchObject({ of: [department], isDraft: false });
});

test('a choice of another window since is not discarded unseen', () => {
  lab.session.assign(person, [laboratory]);
  const seen = [[], [department], [department, laboratory]].map(partVersion);
  expect(() => lab.session.discard(person, seen)).toThrow(person);
  expect(memberships()).toMatchObject({ of: [laboratory], isDraft: true });
  lab.session.discard(person, [partVersion([laboratory])]);
  expect(memberships()).toMatchObject({ of: [department], isDraft: false });
  // There is nothing to be seen of what is as it is saved.
  lab.edit(person, 'ua', { position: 'науковий співробітник' });
  lab.session.discard(person, [partVersion(lab.session.open(person).parts.ua?.value)]);
  expect(isDraft(person)).toBe(false);
});

describe('of what is new', () => {
  test('a person gets a department before there is a file, and both are saved at once', () => {
    const name = lab.session.begin('person', { name: 'Згурська Юлія Петрівна' });
    lab.session.assign(`person/${name.split('/')[1]}`, [laboratory]);
    const paths = lab.session.save(name);
    expect(paths).toContain(laboratoryFile);
    expect(staffIn(laboratoryFile)).toEqual(['zghurska-yuliia']);
  });

  test('a new person who is discarded is in no department', () => {
    const name = lab.session.begin('person', { name: 'Згурська Юлія Петрівна' });
    lab.session.assign(name, [laboratory]);
    lab.session.discard(name);
    expect(lab.session.open(laboratory).parts.data).toMatchObject({ isDraft: false, value: { staff: [] } });
  });

  test('nor in one that is new itself', () => {
    const answers = { kind: 'scientific', 'short-name': 'Сталь', 'short-name-en': 'Steel' };
    const steel = lab.session.begin('department', answers);
    const name = lab.session.begin('person', { name: 'Згурська Юлія Петрівна' });
    lab.session.assign(name, [steel]);
    lab.session.discard(name);
    expect(lab.session.open(steel).parts.data?.value).toMatchObject({ staff: [] });
    lab.session.assign(person, [department, steel]);
    lab.session.discard(person);
    expect(memberships()).toMatchObject({ of: [department, steel] });
  });

  test('a department that is new gets a person with its own form', () => {
    const answers = { kind: 'scientific', 'short-name': 'Сталь', 'short-name-en': 'Steel' };
    const steel = lab.session.begin('department', answers);
    lab.session.assign(person, [department, steel]);
    expect(memberships()).toMatchObject({ of: [department, steel], isDraft: false });
    expect(lab.session.save(person)).toEqual([]);
    lab.session.save(steel);
    expect(staffIn('data/departments/steel.json')).toEqual(['bondar-petro']);
  });
});

test.each([['department/none'], ['news/new-microscope']])('nobody can be made to belong to %s', (owner) => {
  expect(() => lab.session.assign(person, [owner])).toThrow();
  expect(memberships()).toMatchObject({ of: [department], isDraft: false });
});
