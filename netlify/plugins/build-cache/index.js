/**
 * Keeps what the build made until the next one, so that it costs only what changed: the caches, and the site itself, of
 * which unchanged pages are taken over. The build checks by itself that all of it is whole and its own.
 */
const kept = ['.cache', 'dist/client'];

export async function onPreBuild({ utils, constants }) {
  if (constants.IS_LOCAL) return;
  const found = await utils.cache.restore(kept);
  console.log(found ? 'What the last build made is back.' : 'There is nothing of an earlier build.');
}

export async function onPostBuild({ utils, constants }) {
  if (!constants.IS_LOCAL) await utils.cache.save(kept);
}
