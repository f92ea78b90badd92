/** Whether what stands between two parts of a text is in the words or the address of a Markdown link. */
export function isInLink(before: string, after: string): boolean {
  const isInWords = before.lastIndexOf('[') > before.lastIndexOf(']') && /^[^[\]]*\]\(/.test(after);
  return isInWords || /\]\([^()\s]*$/.test(before);
}

/** Whether what follows a part of a text is in Markdown code. */
export function isInCode(before: string): boolean {
  return (before.match(/`/g) ?? []).length % 2 === 1;
}
