import MarkdownIt from 'markdown-it';
import { languageOf } from '../../src/lib/language/languages.ts';
import { escapeXml } from '../../src/lib/text/escape-xml.ts';
import type { PagePictures, PageView } from './pictures.ts';

const style = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 1600px; margin: 0 auto; padding: 16px; }
ins { background: #1a7f3733; } del { background: #cf222e33; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 16px; align-items: start; }
.w360 { max-width: 760px; }
figure { margin: 0; } figcaption { font-weight: 600; }
img { max-width: 100%; height: auto; border: 1px solid #8888; }
`;

/**
 * Writes the report: the summary, in Markdown, and pictures of pages side by side. One file without a script or anything from
 * elsewhere, so that it can be opened, kept and sent as it is.
 */
export function writeReport(summary: string, pictures: readonly PagePictures[]): string {
  return `<!DOCTYPE html>
<html lang="uk">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Що зміниться на сайті · What will change on the site</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Порівняння сайту · Comparison of the site</h1>
${new MarkdownIt({ html: true }).render(summary)}
${pictures.map(pageSection).join('\n')}
</main>
</body>
</html>
`;
}

function pageSection({ page, views }: PagePictures): string {
  const title = `<span lang="${languageOf(page.language).tag}">${escapeXml(page.title)}</span>`;
  return `<section>
<h2>${title} <code>${escapeXml(page.after)}</code></h2>
${views.map((view) => viewHtml(view, escapeXml(page.title))).join('\n')}
</section>`;
}

function viewHtml({ width, before, after }: PageView, title: string): string {
  const heading = `<h3>${width} px</h3>`;
  if (!after)
    return `${heading}\n<p>За цієї ширини вигляд той самий. <span lang="en">At this width it looks the same.</span></p>`;
  const figure = (picture: Buffer, uk: string, en: string) =>
    `<figure><figcaption>${uk} · <span lang="en">${en}</span></figcaption>` +
    `<img src="data:image/webp;base64,${picture.toString('base64')}" alt="${title}: ${uk.toLowerCase()}"></figure>`;
  return `${heading}
<div class="pair w${width}">
${before ? figure(before, 'До', 'Before') : '<p>Нова сторінка. <span lang="en">A new page.</span></p>'}
${figure(after, 'Після', 'After')}
</div>`;
}
