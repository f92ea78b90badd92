import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright/test';
import { type SiteServer, siteDir } from './site-server.ts';

/** The progress of the script of a page: the same HTML, told apart by style. */
export const scriptStates = ['without a script', 'before the script', 'with the script'] as const;
export type ScriptState = (typeof scriptStates)[number];

/**
 * Shows pages as they were prerendered in a frame of a window of one origin with them, to measure their layout at many
 * widths: a hidden frame is laid out without being painted, which takes most of the time of a window that is resized. Needs
 * `bypassCSP`: the site's pages may not be framed.
 */
export class FramedPage {
  private constructor(private readonly page: Page) {}

  static async open(page: Page, site: SiteServer): Promise<FramedPage> {
    const style = 'visibility: hidden; border: 0; inline-size: 1280px; block-size: 800px';
    const body = `<!doctype html><iframe srcdoc="<!doctype html>" style="${style}"></iframe>`;
    site.files.set('/frame.html', { body: Buffer.from(body) });
    await page.goto(`${site.origin}/frame.html`);
    return new FramedPage(page);
  }

  /** The frame that runs something in the page that is shown. */
  get frame(): Frame {
    return this.page.frames()[1] as Frame;
  }

  /** Shows a page in the place of the one before, with its search box; header, news and footer, which are the same on all pages, may be left empty. */
  async show(path: string, withFrame = true): Promise<void> {
    const file = `${path.slice(1) || 'index'}.html`;
    await this.page.evaluate(show, { html: readFileSync(join(siteDir, file), 'utf8'), withFrame });
  }

  /** Gives the frame a size. */
  async resize(width: number, height: number): Promise<void> {
    await this.measure([], [width], height, ['with the script']);
  }

  /** Opens every `<details>` that matches a selector, and closes all others. */
  async openDetails(selector: string): Promise<void> {
    await this.page.evaluate((opened) => {
      const page = document.querySelector('iframe')?.contentDocument as Document;
      for (const details of page.querySelectorAll('details')) details.open = details.matches(opened);
    }, selector);
  }

  /** Gives the page a theme. */
  async setTheme(theme: 'dark' | 'light'): Promise<void> {
    await this.page.evaluate((value) => {
      const page = document.querySelector('iframe')?.contentDocument as Document;
      page.documentElement.dataset.theme = value;
    }, theme);
  }

  /** Sets the size of letters, in px, that a visitor has chosen in the browser's settings. */
  async setLetters(standard: number): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await session.detach();
  }

  /**
   * Runs functions in the page at each width and state of the script.
   * @returns what they return for all of them, in one list
   */
  measure<Found>(
    looks: readonly ((page: Document, name: string) => Found[])[],
    widths: readonly number[],
    height: number,
    states: readonly ScriptState[],
  ): Promise<Found[]> {
    return this.page.evaluate(measure, { looks: looks.map(String), widths, height, states }) as Promise<Found[]>;
  }

  /** Adds rules to the page, in the place of those that were added before. */
  async addRules(rules: string): Promise<void> {
    await this.page.evaluate((text) => {
      const page = document.querySelector('iframe')?.contentDocument as Document;
      const style =
        page.querySelector<HTMLStyleElement>('style#added-rules') ??
        page.head.appendChild(page.createElement('style'));
      style.id = 'added-rules';
      style.textContent = text;
      if (!style.sheet) throw new Error('The rules are not applied.');
    }, rules);
  }
}

/** True if a page is wider than its viewport. Runs in the page. */
export function tooWide(page: Document, name: string): string[] {
  const { scrollWidth, clientWidth } = page.scrollingElement ?? page.documentElement;
  return scrollWidth > clientWidth ? [`${name}: ${scrollWidth} px`] : [];
}

/** Runs in the window. */
async function show({ html, withFrame }: { html: string; withFrame: boolean }): Promise<void> {
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  // By the frame's own parser: axe knows no others' elements.
  const { DOMParser: Parser } = frame.contentWindow as typeof window;
  const page = new Parser().parseFromString(html, 'text/html');
  const { scripts } = JSON.parse(page.getElementById('page_data')?.textContent ?? '') as {
    scripts: { styles: string };
  };
  for (const script of page.querySelectorAll('script')) script.remove();
  // Its policy allows its own styles, and none that are added.
  page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.remove();
  if (!withFrame)
    for (const part of page.querySelectorAll('#root > :is(header, footer), [data-columns] > aside'))
      part.replaceChildren();
  const search = page.querySelector<HTMLElement>('main search')?.parentElement;
  if (search) search.dataset.open = '';
  const shown = frame.contentDocument as Document;
  const fonts = /@font-face\s*\{[^}]*\}/g;
  // All that all pages have stays, the fonts, too: reading it again takes longer than a page.
  const styles = shown.querySelector<HTMLLinkElement>('link[data-kept]') ?? (await showFirst());
  for (const own of page.querySelectorAll('style')) own.textContent = own.textContent.replaceAll(fonts, '');
  for (const own of shown.head.querySelectorAll(':scope > :not([data-kept])')) own.remove();
  styles.before(...page.head.childNodes);
  const { lang, id } = page.documentElement;
  Object.assign(shown.documentElement, { lang, id });
  delete shown.documentElement.dataset.theme;
  shown.body.replaceChildren(...page.body.childNodes);

  /** Prepares the frame for this page and those that come after it. @returns the styles that the script loads with itself */
  async function showFirst(): Promise<HTMLLinkElement> {
    const link = Object.assign(shown.createElement('link'), {
      rel: 'stylesheet',
      href: scripts.styles,
      media: 'print',
    });
    // All that moves is measured where it comes to rest; what is far down is laid out, too.
    const still = Object.assign(shown.createElement('style'), {
      textContent:
        '* { transition: none !important; animation: none !important; content-visibility: visible !important; }',
    });
    const faces = Object.assign(shown.createElement('style'), { textContent: html.match(fonts)?.join('\n') });
    for (const kept of [faces, link, still]) kept.dataset.kept = '';
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve, { once: true }));
    shown.head.replaceChildren(faces, link, still);
    await loaded;
    // Fonts that come late are shown when they come: what is measured would hang on that. Of the system's own, some are missing.
    await Promise.allSettled([...shown.fonts].map((face) => face.load()));
    return link;
  }
}

/** Runs in the window. */
function measure(options: {
  looks: string[];
  widths: readonly number[];
  height: number;
  states: readonly string[];
}): unknown[] {
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const page = frame.contentDocument as Document;
  const looks = options.looks.map(
    (look) => new Function(`return ${look}`)() as (page: Document, name: string) => unknown[],
  );
  const { dataset } = page.documentElement;
  const styles = page.head.querySelector('link[data-kept]') as HTMLLinkElement;
  frame.style.height = `${options.height}px`;
  const found: unknown[] = [];
  for (const [index, width] of options.widths.entries()) {
    frame.style.width = `${width}px`;
    // A new state changes less of the layout than a new width, and the state that is there nothing.
    for (const state of index % 2 ? options.states.toReversed() : options.states) {
      setState(state);
      for (const look of looks) found.push(...look(page, `${width} px, ${state}`));
    }
  }
  return found;

  function setState(state: string): void {
    const values: Record<string, boolean> = {
      scripting: state !== 'without a script',
      script: state === 'with the script',
      live: state === 'with the script',
    };
    for (const [name, isSet] of Object.entries(values)) {
      if (isSet) dataset[name] = '';
      else delete dataset[name];
    }
    styles.media = state === 'with the script' ? '' : 'print';
  }
}
