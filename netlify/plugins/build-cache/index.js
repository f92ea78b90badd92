/**
 * Restores the caches and the site of the last build, so that a build costs only what changed. The build itself checks
 * that they are complete and match its code.
 */
const cached = ['.cache', 'dist/client'];

export async function onPreBuild({ utils, constants }) {
  if (constants.IS_LOCAL) return;
  const found = await utils.cache.restore(cached);
  console.log(found ? 'Restored the cache of the last build.' : 'No cache of an earlier build.');
}

export async function onPostBuild({ utils, constants }) {
  if (!constants.IS_LOCAL) await utils.cache.save(cached);
}
