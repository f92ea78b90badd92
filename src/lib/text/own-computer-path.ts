const drive = /^(?:file:|[a-z]:[\\/]|\\\\|~\/)/i;
const ownFolder = /^\/(?:home|users|mnt|media|volumes)\/.+\.[a-z0-9]{2,4}$/i;

/** Whether a path leads to a file of somebody’s own computer, or of a network of such: visitors cannot reach it. */
export function isOnOwnComputer(path: string): boolean {
  return drive.test(path) || ownFolder.test(path);
}
