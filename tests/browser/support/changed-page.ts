import type { Page } from 'playwright/test';

/** A style sheet that never comes. */
export const missingSheet = '/of-an-extension.css';

/** Things that others do to a page that has come and has no script yet, each a function of the page. */
export const changes: readonly { name: string; change: () => void }[] = [
  {
    name: 'a changed word',
    change: () => {
      const heading = document.querySelector('h1');
      if (heading) heading.textContent = 'Translated';
    },
  },
  {
    name: 'attributes added to every element',
    change: () => {
      for (const element of document.querySelectorAll('*')) {
        element.setAttribute('data-of-an-extension', '');
        element.classList.add('of-an-extension');
      }
    },
  },
  {
    name: 'a style sheet added to the head, and an element before the page',
    change: () => {
      document.head.insertAdjacentHTML('afterbegin', '<link rel="stylesheet" href="/of-an-extension.css">');
      document
        .getElementById('root')
        ?.insertAdjacentHTML('beforebegin', '<div><button type="button">A</button></div>');
    },
  },
  {
    name: 'a button added to the header and to each row of a table',
    change: () => {
      for (const part of document.querySelectorAll('header, tr > :last-child'))
        part.insertAdjacentHTML('afterbegin', '<button type="button">A</button>');
    },
  },
  {
    name: 'a heading and the first rows of a table removed',
    change: () => {
      document.querySelector('h1')?.remove();
      for (const row of document.querySelectorAll('tbody tr:nth-child(-n + 2)')) row.remove();
    },
  },
  {
    name: 'links and buttons added before the page’s own, attributes everywhere, rows removed and words changed',
    change: () => {
      for (const part of document.querySelectorAll('main, header, footer, aside, table'))
        part.insertAdjacentHTML('beforebegin', '<p><a href="/">A</a> <button type="button">A</button></p>');
      for (const row of document.querySelectorAll('tbody tr:nth-child(odd)'))
        row.before(document.createElement('tr'));
      for (const row of document.querySelectorAll('tbody tr:nth-child(2)')) row.remove();
      for (const element of document.querySelectorAll('*')) element.classList.add('of-an-extension');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        if (text.nodeValue?.trim() && !text.parentElement?.matches('script')) text.nodeValue = 'Word word';
      }
    },
  },
];

/**
 * Translates a page as the translator of Chrome does, and whatever comes later unless it is told not to: each text is taken out, and its translation put
 * in its place in two elements. A translated text ends in an asterisk.
 */
export function translate(page: Page, goesOn = true): Promise<void> {
  return page.evaluate((goesOn) => {
    const font = (...content: (Node | string)[]) => {
      const element = document.createElement('font');
      element.style.verticalAlign = 'inherit';
      element.append(...content);
      return element;
    };
    const isTranslated = (text: Text) => text.parentElement?.closest('font, script, style, textarea, svg');
    const textsIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.filter((text) => text.isConnected && text.data.trim() && !isTranslated(text));
    };
    const translateIn = (node: Node) => {
      for (const text of textsIn(node)) text.replaceWith(font(font(`${text.data}*`)));
    };
    translateIn(document.body);
    if (!goesOn) return;
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, goesOn);
}
