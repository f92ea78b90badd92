/** The key of a text for some numbers, `found_few`: the name of the text, and that of the plural form. */
export const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/;
