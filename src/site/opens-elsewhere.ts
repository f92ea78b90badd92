/** Tells if a click on a link asks the browser for another window, or for the file: with a key that a script must leave to it. */
export function opensElsewhere({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
