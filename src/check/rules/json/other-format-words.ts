/** What is said about a content file that was written by a program for another format. */
export const otherFormatWords = {
  en: (format: string) => ({
    message: `The content of the file is ${format}, not JSON.`,
    hint: 'Restore the file as it was, and copy the text from your document into it. Changing the extension does not convert a file.',
  }),
  uk: (format: string) => ({
    message: `Вміст файлу — ${format}, а не JSON.`,
    hint: 'Поверніть попередню версію файлу й скопіюйте в неї текст зі свого документа. Зміна розширення не змінює формату файлу.',
  }),
};
