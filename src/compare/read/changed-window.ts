/** Where a line of its own begins or ends. */
const edge =
  /^<\/?(?:address|article|aside|blockquote|button|caption|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|label|legend|li|link|main|meta|nav|ol|p|picture|pre|search|section|summary|table|tbody|thead|title|tr|ul)[\s>]/;
const longestEdge = '</blockquote>'.length;

/**
 * Takes off what two versions of a piece of HTML begin and end with in common, up to the borders of lines. What is left is
 * often the same for thousands of pages, and short: it is parsed instead of the whole.
 */
export function changedWindow(before: string, after: string): [before: string, after: string] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < most - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end += 1;
  }
  start = lineStart(before, start);
  end = after.length - lineEnd(after, after.length - end);
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

/** The last border at or before a place, that a line begins with. */
function lineStart(html: string, place: number): number {
  for (let at = html.lastIndexOf('<', place - 1); at > 0; at = html.lastIndexOf('<', at - 1)) {
    if (html[at + 1] !== '/' && edge.test(html.slice(at, at + longestEdge))) return at;
  }
  return 0;
}

/** The first border at or after a place. */
function lineEnd(html: string, place: number): number {
  for (let at = html.indexOf('<', place); at >= 0; at = html.indexOf('<', at + 1)) {
    if (edge.test(html.slice(at, at + longestEdge))) return at;
  }
  return html.length;
}
