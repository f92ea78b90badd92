import { SmallSite } from '../small-site.ts';

/** Builds, once for all tests of builds, the site that they copy and edit. */
export async function setup(): Promise<void> {
  await SmallSite.buildBase();
}

export function teardown(): void {
  SmallSite.removeBase();
}
