import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoutesData } from '../../content/model/routes-data.ts';
import { CommandError } from '../command/run-command.ts';

/**
 * The file of the page of a news item in the built site, as the route table of the content has it: `news/ID.html`.
 * @throws CommandError when news items have no pages
 */
export function newsPage(contentDir: string, id: string): string {
  const { routes } = JSON.parse(readFileSync(join(contentDir, 'data/routes.json'), 'utf8')) as RoutesData;
  const path = routes.find((route) => route.collection === 'news' && route.path.includes('{id}'))?.path;
  if (path === undefined)
    throw new CommandError('The content has no pages of news items, and the bench measures with made ones.');
  return `${path.slice(1).replace('{id}', id)}.html`;
}
