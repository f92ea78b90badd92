import { languageOf } from '../../language/languages.ts';
import { escapeXml } from '../../text/escape-xml.ts';
import type { PagePictures, PageView } from './take-pictures.ts';

/** The summary in a language, as HTML. */
export interface ReportSummary {
  /** What `lang` calls the language. */
  tag: string;
  html: string;
}

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
 * Writes the report: the summaries, and pictures of pages side by side. One file without a script or anything from elsewhere,
 * so that it can be opened, kept and sent as it is.
 */
export function writeReport(summaries: readonly ReportSummary[], pictures: readonly PagePictures[]): string {
  const [first, ...others] = summaries.map(({ tag, html }) => `<section lang="${tag}">\n${html}\n</section>`);
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
${first ?? ''}
${others.map((html) => `<details><summary lang="en">In English</summary>\n${html}\n</details>`).join('\n')}
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
${views.map((view) => viewHtml(view, page.title)).join('\n')}
</section>`;
}

function viewHtml({ width, before, after, further }: PageView, title: string): string {
  const heading = `<h3>${width} px</h3>`;
  if (!before && !after) {
    return `${heading}\n<p>За цієї ширини вигляд той самий. <span lang="en">At this width it looks the same.</span></p>`;
  }
  const alt = escapeXml(title);
  return `${heading}
<div class="pair w${width}">
${before ? figure(before, 'До', 'Before', alt) : '<p>Нова сторінка. <span lang="en">A new page.</span></p>'}
${after ? figure(after, 'Після', 'After', alt) : ''}
</div>${further ? `\n<p>Нижче на сторінці змінених місць: ${further}. <span lang="en">Further down, places that differ: ${further}.</span></p>` : ''}`;
}

function figure(picture: Buffer, uk: string, en: string, alt: string): string {
  const source = `data:image/webp;base64,${picture.toString('base64')}`;
  return `<figure><figcaption>${uk} · <span lang="en">${en}</span></figcaption><img src="${source}" alt="${alt}: ${uk.toLowerCase()}"></figure>`;
}
