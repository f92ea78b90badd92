/** What systems put behind the name of a copy: ` (1)`, ` - Copy`, ` — копія`. */
const copyMark = /(?: ?\(\d+\)| ?[-–—_]? ?(?:copy|копія|копия)(?: ?\(?\d+\)?)?)(?=\.json$|$)/iu;

/** The name of what a file or folder is a copy of, by the name that a system gave it; the same name for what is none. */
export function withoutCopyMark(name: string): string {
  return name.replace(copyMark, '');
}
