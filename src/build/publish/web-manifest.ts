import type { LabelsTexts } from '../../../content/model/labels-texts.ts';
import type { CompileContext } from '../../compile/compile-context.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { type PublishedFile, publishedFile } from './published-file.ts';

/** The ground of pages in the light theme. */
const ground = '#f8f8f8';

/** What a phone shows of the site when it is kept on its first screen (W3C, Web Application Manifest). */
export function webManifest({ content, language }: CompileContext): PublishedFile {
  const { logo } = content.texts<LabelsTexts>(language, 'labels');
  const input = {
    name: logo.text,
    lang: languageOf(language).tag,
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: content.brandColour,
    icons: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }],
  };
  return publishedFile('site.webmanifest', input, (manifest) => `${JSON.stringify(manifest, null, 2)}\n`);
}
