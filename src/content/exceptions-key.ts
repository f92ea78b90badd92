/** The key of a content file under which its exceptions from rules stand. */
export const exceptionsKey = '$exceptions';
