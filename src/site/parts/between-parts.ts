/** What stands between the parts of a line: it may end one, and never begins one. */
export const betweenParts = '\u00a0· ';
