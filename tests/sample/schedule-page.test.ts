import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import labels from '../../content/ua/labels.json' with { type: 'json' };
import type { PageManifest } from '../../src/compile/page-manifests.ts';
import { createI18n } from '../../src/lib/language/i18n.ts';
import { PageContext } from '../../src/site/page-context.ts';
import SchedulePage from '../../src/site/pages/schedule-page.tsx';

// Not imported: an institute of its own may have no schedule.
const texts = JSON.parse(readFileSync(join(import.meta.dirname, '../../content/ua/schedule.json'), 'utf8')) as object;

test('before classes have their hours, nothing leads to the timetable', () => {
  const sections = ['one', 'two', 'three', 'four'].map((id) => ({ id, title: id }));
  const schedule = { ...texts, sections, from: '2026-10-05', to: '2026-12-19', timetable: [], year: undefined };
  const i18n = createI18n({ resources: { uk: { schedule, labels: { ...labels, months: [] } } } as never });
  const page = {
    language: 'ua',
    path: '/schedule',
    namespaces: { schedule: '', labels: '' },
    later: {},
  } as unknown as PageManifest;
  const html = renderToStaticMarkup(
    createElement(PageContext, { value: { page, i18n, t: i18n.t } }, createElement(SchedulePage)),
  );
  const places = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(places).toEqual(sections.map(({ id }) => id));
});
