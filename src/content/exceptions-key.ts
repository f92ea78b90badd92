/** The key of a content file that has its exceptions from rules. */
export const exceptionsKey = '$exceptions';
