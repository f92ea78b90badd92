import { idsOf, newsOf } from './content.ts';

/** The pages whose weight is tested, without their language: of every kind; of the longest document list there is one. */
export const weighedPages = [
  `/news/${newsOf('ua')[0]?.id}`,
  '/',
  `/person/${idsOf('data/people')[0]}`,
  '/training/postgraduate/orders',
];
