/** The file of a page component, in this folder: `HistoryPage` → `history-page.tsx`. */
export function pageFileName(component: string): string {
  return `${component.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}.tsx`;
}
