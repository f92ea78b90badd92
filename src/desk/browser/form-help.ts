/** A file or folder of the content. */
const path = String.raw`content/[\p{L}-]+(?:[/.][\p{L}-]+)*`;

/** How a value is written in a file, and in which: a form takes care of that. */
const aboutFiles = new RegExp(
  [
    ', (?:DD\\.MM\\.YYYY|ДД\\.ММ\\.РРРР)',
    ', in the year of the file|, у році файлу',
    `(?:, as a path)? below ${path}|(?::? шлях)? у ${path},?`,
    `, matched by id with (?:the file of the same name in )?${path}|, за id з (?:однойменного файлу в )?${path}`,
    `: an id of ${path}|: id з ${path}`,
    ` (?:in|of) ${path}(?: and ${path})?|(?: файлу| в| у| з)? ${path}`,
    ` \\(${path}\\)`,
  ].join('|'),
  'gu',
);

/** The help of a field without what only those need who write the file themselves. */
export function formHelp(help: string): string {
  return help.replaceAll(aboutFiles, '');
}
