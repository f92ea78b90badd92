/** The widths in which photographs and textures are offered, in pixels. */
export const pictureWidths = [480, 960, 1600, 2560];
