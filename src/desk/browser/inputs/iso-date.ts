/** A date of the content, DD.MM.YYYY, as browsers write it; empty if it is none. */
export function toIsoDate(text: string): string {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month}-${day}` : '';
}

/** A browser's date as the content has it. */
export function fromIsoDate(text: string): string | undefined {
  const [year, month, day] = text.split('-');
  return day ? `${day}.${month}.${year}` : undefined;
}
