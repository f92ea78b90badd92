import type { SearchKind } from '../../namespaces/search-index.ts';

/** The kinds that results are grouped by, in the order in which their numbers are shown. */
export const searchKinds: readonly SearchKind[] = ['pages', 'people', 'departments', 'news', 'documents'];
