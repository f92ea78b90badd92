/** Which words of headings, figures, facts, marks and the institute's name are cut, though they are not long: of at most twelve letters. Runs in the page. */
export function cutWords(page: Document, name: string): string[] {
  const range = page.createRange();
  const places = 'h1, main :is(h2, h3, dd:not(:has(*)), li > [aria-hidden]), #root > header a > span > :first-child';
  return [...page.querySelectorAll(places)].flatMap((heading) => {
    const { firstChild: text } = heading.querySelector('a') ?? heading;
    if (text?.nodeType !== Node.TEXT_NODE) return [];
    return [...(text.textContent ?? '').matchAll(/(?<!\p{L})\p{L}{2,12}(?!\p{L})/gu)].flatMap(
      ({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [`${name}: “${word}” is cut`] : [];
      },
    );
  });
}
