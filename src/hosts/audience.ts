/** Whom a site is built for: everybody, or its editors, as a preview that no search engine may index. */
export type Audience = 'public' | 'preview';

/** Derives the audience from Netlify's deploy context. A build outside of Netlify has none and is for everybody. */
export function audienceOf({ CONTEXT: context }: { CONTEXT?: string }): Audience {
  return context === undefined || ['production', 'dev', 'dev-server'].includes(context) ? 'public' : 'preview';
}
