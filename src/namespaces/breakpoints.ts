/**
 * The windows of the layouts (specification, section 9: sm from 769 px, xxl from 1921), as style sheets have them: in em, so that who
 * enlarges letters in the browser's settings gets the layout of a narrower window.
 */
export const belowSm = '(max-width: 48em)';
export const fromSm = '(min-width: 48.0625em)';
export const fromXxl = '(min-width: 120.0625em)';
