type Prefixed = Record<string, unknown>;

/** The standard's name first, then those of browsers before it: Safari below 16.4 has the prefixed ones only. */
const requests = [
  'requestFullscreen',
  'webkitRequestFullscreen',
  'webkitRequestFullScreen',
  'mozRequestFullScreen',
  'msRequestFullscreen',
];
const exits = [
  'exitFullscreen',
  'webkitExitFullscreen',
  'webkitCancelFullScreen',
  'mozCancelFullScreen',
  'msExitFullscreen',
];
const elements = ['fullscreenElement', 'webkitFullscreenElement', 'mozFullScreenElement', 'msFullscreenElement'];

/** The events that tell of a change between full screen and window. */
export const fullscreenChanges = [
  'fullscreenchange',
  'webkitfullscreenchange',
  'mozfullscreenchange',
  'MSFullscreenChange',
];

/**
 * Lets an element fill the screen.
 * @throws when the browser cannot, or will not.
 */
export function enterFullscreen(element: object | null): Promise<void> {
  return call(element, requests);
}

/** Ends full screen. */
export function leaveFullscreen(document: object): Promise<void> {
  return call(document, exits);
}

/** Tells whether an element fills the screen. */
export function isFullscreen(document: object, element: object | null): boolean {
  return element !== null && elements.some((name) => (document as Prefixed)[name] === element);
}

/** Calls the first of the methods that there is. Old ones return nothing and never fail. */
async function call(owner: object | null, names: readonly string[]): Promise<void> {
  const name = names.find((each) => typeof (owner as Prefixed | null)?.[each] === 'function');
  if (!name) throw new Error('This browser has no full screen.');
  await (owner as Record<string, () => unknown>)[name]?.();
}
