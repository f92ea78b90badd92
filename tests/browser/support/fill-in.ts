/** Fills in the places of a text as the site does: `fillIn("Page {{page}}", { page: 3 })`. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
