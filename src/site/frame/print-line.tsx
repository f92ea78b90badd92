import { useHref, useNamespace, usePage } from '../page-context.ts';

/**
 * The last line of a printed page: its address, and the day it was printed, which the inline script writes beside it. On
 * screens it is not shown.
 */
export function PrintLine() {
  const { path } = usePage();
  const { site } = useNamespace('footer');
  const href = useHref();
  return <p className="print-line">{site.origin + href(path)}</p>;
}
