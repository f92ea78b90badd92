import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHref, useNamespace, usePage } from '../page-context.ts';
import { formatDate } from '../parts/date-text.tsx';
import { today } from '../today.ts';

/** The last line of a printed page: its address, and the day it was printed. On screens it is not shown. */
export function PrintLine() {
  const { path } = usePage();
  const { months } = useNamespace('labels');
  const { site } = useNamespace('footer');
  const href = useHref();
  const [day, setDay] = useState('');
  useEffect(() => {
    const onPrint = () => flushSync(() => setDay(today()));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return (
    <p className="print-line">
      <span>{site.origin + href(path)}</span>
      <span>{day && formatDate(day, months)}</span>
    </p>
  );
}
