import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder } from '../src/build/build-paths.ts';
import { openVerifiedContent } from '../src/build/fingerprint.ts';
import { checkContent } from '../src/check/check-content.ts';
import { printPretty } from '../src/check/formats/print-pretty.ts';
import { ownPublished } from '../src/content/published-content.ts';
import { describeSentWork, saveWork } from '../src/desk/save/save-work.ts';
import { languageOfEnvironment } from '../src/lib/command/command-words.ts';
import { runCommand } from '../src/lib/command/run-command.ts';
import { publishedFolder } from '../src/lib/git/published-folder.ts';

const root = join(import.meta.dirname, '..');

const usage = {
  en: `Checks the content, saves what has changed in it on a branch of its own, sends it, and says where the pull request is opened.

npm run save -- "what I did"   exit 0: sent, 1: the content has errors, 2: something is missing
`,
  uk: `Перевіряє вміст, зберігає зміни в ньому в окремій гілці, надсилає її й каже, де відкрити запит на злиття.

npm run save -- "що зроблено"   код завершення 0: надіслано, 1: у вмісті є помилки, 2: чогось бракує
`,
};

await runCommand(usage, async () => {
  const { positionals } = parseArgs({ options: {}, allowPositionals: true });
  const language = languageOfEnvironment();
  const dir = join(root, 'content');
  const check = async () => {
    const cacheDir = cacheFolder(root);
    const verified = openVerifiedContent(root, cacheDir);
    const published = ownPublished(dir, publishedFolder(dir));
    const result = await checkContent(dir, { filePrefix: 'content/', language, verified, published });
    console.log(printPretty(result, { colour: process.stdout.isTTY && !process.env.NO_COLOR, language }));
    return result.errors;
  };
  const sent = await saveWork({ contentDir: dir, message: positionals.join(' ').trim(), language, check });
  console.log(describeSentWork(sent, language).join('\n'));
  return sent ? 0 : 1;
});
