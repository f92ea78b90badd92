/** The entries of an answer that is a list: separated by commas or semicolons. */
export function readList(answer: string | undefined, separator = /[,;]/): string[] {
  return (answer ?? '')
    .split(separator)
    .map((each) => each.trim())
    .filter(Boolean);
}
