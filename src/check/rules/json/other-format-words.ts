/** What is said about a content file that was written by a program for another format. */
export const otherFormatWords = {
  en: (format: string) => ({
    message: `The content of the file is ${format}, not JSON.`,
    hint: 'Restore the file as it was before, and copy the text from your document into it. A new extension does not convert a file.',
  }),
  uk: (format: string) => ({
    message: `Вміст файла — ${format}, а не JSON.`,
    hint: 'Поверніть файл, яким він був, і скопіюйте в нього текст зі свого документа. Нове розширення не перетворює файл.',
  }),
};
