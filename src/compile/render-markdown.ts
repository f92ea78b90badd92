import MarkdownIt from 'markdown-it';
import { isInEachLanguage, machineFiles } from '../content/machine-files.ts';
import { headingSlugs } from '../content/pages.ts';
import { translateHref } from '../lib/language/language-path.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import { pictureInText } from './captioned-picture.ts';
import { type FigureWriter, putFigures, putPictures } from './figures/figure-tokens.ts';
import type { CompiledImage } from './image-variants.ts';
import { describeTables, type TableMeta } from './tables/markdown-table-tokens.ts';
import { tableEnd, tableStart } from './tables/table-html.ts';
import { typesetTokens } from './typeset.ts';

interface MarkdownContext {
  language: LanguageCode;
  /** True if it gets no-break spaces, as pages show it. */
  isTypeset?: boolean;
  image: (path: string) => CompiledImage;
  figures: FigureWriter;
}

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false });
// Of what is no link in the text only e-mail addresses become one.
markdown.linkify.set({ fuzzyLink: false, fuzzyIP: false, fuzzyEmail: true });
for (const scheme of ['http:', 'https:', 'ftp:', '//']) markdown.linkify.add(scheme, null);
// They may have letters of any language, as their domains do (RFC 6531).
markdown.linkify.onCompile = function () {
  const sources = this.re as unknown as Record<'tpl_email_fuzzy' | 'src_email_name', string>;
  const letter = '[a-z0-9\\u00c0-\\u024f\\u0370-\\u052f_]';
  sources.tpl_email_fuzzy = sources.tpl_email_fuzzy.replace(
    sources.src_email_name,
    (ascii) => `(?:${ascii}|${letter}(?:${letter}|[.+-])*)`,
  );
};
markdown.linkify.tlds(['укр', 'ею'], true);
// An allow-list: the parser's own rule forbids some schemes, and so lets unknown ones pass.
markdown.validateLink = (href) => /^(https?:|mailto:|tel:)/i.test(href) || !/^[^/?#]*:|^\/\//.test(href.trim());
markdown.renderer.rules.table_open = (tokens, index, options, env) => {
  const { caption, name, isNarrow = false }: Partial<TableMeta> = tokens[index]?.meta ?? {};
  const words = caption ? `<caption>${markdown.renderer.renderInline(caption, options, env)}</caption>` : '';
  return `${tableStart(name, isNarrow)}${words}\n`;
};
markdown.renderer.rules.image = (tokens, index, options, env: Pick<MarkdownContext, 'image'>, renderer) => {
  const token = tokens[index];
  const alt = renderer.renderInlineAsText(token?.children ?? [], options, env);
  return pictureInText(env.image(String(token?.attrGet('src'))), alt);
};
markdown.renderer.rules.table_close = () => `${tableEnd}\n`;

/**
 * Turns Markdown into HTML that is safe to insert: raw HTML is off, scripts cannot be linked. Links of this site lead
 * to the page's language, images get their files and dimensions, headings their anchors, tables room to scroll, figures
 * stand where the text names them, and a picture alone in its paragraph becomes one with its caption.
 */
export function renderMarkdown(text: string, { language, isTypeset, image, figures }: MarkdownContext): string {
  const tokens = markdown.parse(text, {});
  if (isTypeset) typesetTokens(tokens, language);
  describeTables(tokens, language);
  putFigures(tokens, text, figures);
  putPictures(tokens, figures, ({ children }) =>
    markdown.renderer.renderInlineAsText(children ?? [], markdown.options, {}),
  );
  const slug = headingSlugs();
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') token.attrSet('id', slug(tokens[index + 1]?.content ?? ''));
    for (const child of token.children ?? []) {
      if (child.type === 'link_open') localizeLink(child, language);
    }
  });
  return markdown.renderer.render(tokens, markdown.options, { image }).trim();
}

type Token = ReturnType<typeof markdown.parse>[number];

function localizeLink(token: Token, language: LanguageCode): void {
  const href = String(token.attrGet('href'));
  const isShared = href.startsWith('/files/') || (machineFiles.has(href) && !isInEachLanguage(href));
  if (/^\/(?!\/)/.test(href) && !isShared) token.attrSet('href', translateHref(href, language));
  else if (/^https?:/.test(href)) token.attrSet('rel', 'noopener');
}
