import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { existingFolder } from '../src/command/folders.ts';
import { languageOfEnvironment } from '../src/command/language-of-environment.ts';
import { runCommand } from '../src/command/run-command.ts';
import { migrateContent } from '../src/migrate/migrate-content.ts';

const root = join(import.meta.dirname, '..');

const usage = `Gives content of before the form that this version of the project reads. Git shows what changed, and takes it back.

npm run migrate                   exit 0: the content has the form of this version, 2: it could not be done
npm run migrate -- --content DIR  that of another folder
`;

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { content: { type: 'string' } } });
  const language = languageOfEnvironment();
  const { done, paths } = migrateContent(
    existingFolder('--content', resolve(values.content ?? join(root, 'content'))),
  );
  for (const { to, says } of done) console.log(`${to}: ${says[language]}`);
  for (const path of paths) console.log(`  ${path}`);
  const none = { en: 'There is nothing to migrate.', uk: 'Змінювати нічого.' }[language];
  console.log(done.length > 0 ? 'npm run check' : none);
  return 0;
});
