/** A browser's date, YYYY-MM-DD, as the content has it. */
export function fromIsoDate(text: string): string | undefined {
  const [year, month, day] = text.split('-');
  return day ? `${day}.${month}.${year}` : undefined;
}
