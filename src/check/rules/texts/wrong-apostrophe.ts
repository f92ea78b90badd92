/**
 * A character that stands for an apostrophe in a Ukrainian word: between a consonant and я, ю, є or ї, where nothing else can be.
 * An asterisk only where no other one in the word makes it italic.
 */
export const wrongApostrophe =
  /(?<=[бвгґджзклмнпрстфхцчшщ])["“”„‘′ʼ](?=[яюєї])|(?<=(?<![\p{L}*])\p{L}{0,20}[бвгґджзклмнпрстфхцчшщ])\*(?=[яюєї]\p{L}{0,20}(?![\p{L}*]))/giu;

/** A text in which such characters are letters. Offsets stay the same. */
export function withApostrophes(text: string): string {
  return text.replace(wrongApostrophe, '’');
}
