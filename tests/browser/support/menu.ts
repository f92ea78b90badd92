import type { HeaderTexts } from '../../../content/model/frame-texts.ts';
import type { NavigationData, NavigationItem } from '../../../content/model/routes.ts';
import { readContent } from './content.ts';

const { navigation } = readContent<HeaderTexts>('ua/header.json');

/** The entries of the menu's first level. */
export const { items } = readContent<NavigationData>('data/navigation.json');

/** The name of an entry in Ukrainian. */
export const label = (entry?: Pick<NavigationItem, 'id'>) => navigation[entry?.id ?? ''] ?? '';

/** A group of the first level with a group within it. */
export const group = items.find(({ items: inner }) => inner?.some(({ items: deeper }) => deeper));

/** The group within it. */
export const nested = group?.items?.find(({ items: deeper }) => deeper);

/** A group of the first level with pages of its own. */
export const groupWithPages = items.find(({ items: inner }) => inner?.some(({ href }) => href));

/** The first of them. */
export const pageInGroup = groupWithPages?.items?.find(({ href }) => href);
