/** The narrowest phone, the breakpoints of the specification with the pixel before each, and usual widths between them. */
export const widths = [
  320, 360, 480, 481, 600, 768, 769, 800, 900, 985, 1024, 1025, 1280, 1281, 1440, 1441, 1920, 1921, 2560, 2561,
];
