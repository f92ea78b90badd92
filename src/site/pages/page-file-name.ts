/** The file of a page component, in this folder: `HistoryPage` → `history-page.tsx`. */
export function pageFileName(component: string): string {
  return `${component.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.tsx`;
}

/** The page component of a file of this folder; undefined for a file that is none: `history-page.tsx` → `HistoryPage`. */
export function pageComponentOf(fileName: string): string | undefined {
  const stem = /^([a-z0-9-]+-page)\.tsx$/.exec(fileName)?.[1];
  return stem?.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}
