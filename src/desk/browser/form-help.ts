/** How a value is written in a file: a form takes care of that. */
const aboutFiles =
  /, (?:DD\.MM\.YYYY|ДД\.ММ\.РРРР)|, in the year of the file|, у році файлу|(?:, as a path)? below content\/\w+|(?::? шлях)? у content\/\w+,?/g;

/** The help of a field without what only those need who write the file themselves. */
export function formHelp(help: string): string {
  return help.replaceAll(aboutFiles, '');
}
