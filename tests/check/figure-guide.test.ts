import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { noteReviewed } from '../../src/check/command/run-check.ts';
import { furtherLanguages } from '../support/further-language.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { folderForTest } from '../support/temporary-folder.ts';
import { writeFiles } from '../support/write-files.ts';

const docs = join(import.meta.dirname, '../../docs');
const guides = {
  en: readFileSync(join(docs, 'editing-files.md'), 'utf8'),
  ua: readFileSync(join(docs, 'editing-files.uk.md'), 'utf8'),
};

/** The block of a guide that has a key. */
function block(guide: string, key: string): string {
  const found = [...guide.matchAll(/^```json\n([\s\S]*?)```$/gm)].map(([, text = '']) => text);
  return found.find((text) => text.includes(`"${key}"`)) ?? '';
}

// The guides show what the commands say of a site with two languages.
test.skipIf(furtherLanguages.length > 0)('both guides lead to a chart in a news item', async () => {
  const content = folderForTest();
  cpSync(smallInstitute, content, { recursive: true });
  const [path = ''] = /data\/figures\/[\w-]+\.json/.exec(guides.en) ?? [];
  const [place = ''] = /\{figure\/[\w-]+\}/.exec(guides.en) ?? [];
  expect(guides.ua).toContain(path);
  expect(guides.ua).toContain(place);
  expect(block(guides.ua, 'chart')).toBe(block(guides.en, 'chart'));
  writeFiles(content, { [path]: block(guides.en, 'chart') });
  for (const language of ['ua', 'en'] as const) {
    writeFiles(content, { [path.replace('data', language)]: block(guides[language], 'caption') });
    const news = join(content, language, 'news/2025.json');
    const file = JSON.parse(readFileSync(news, 'utf8'));
    file.items[0].content = place;
    writeFileSync(news, `${JSON.stringify(file, null, 2)}\n`);
  }
  noteReviewed(content);
  expect((await checkContent(content)).diagnostics).toEqual([]);
});
