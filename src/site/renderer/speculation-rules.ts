/**
 * What the browser may load ahead before hydration, when a visitor points at a link or begins to press it: pages, no files, and
 * not the other language, whose link is a choice to be stored. Only the HTML is fetched and nothing is run. Once the script
 * answers links it loads ahead itself, and takes these rules away.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/api/*', '/files/*', '/images/*', '/content/*'] } },
          { not: { selector_matches: '[data-language], [download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
