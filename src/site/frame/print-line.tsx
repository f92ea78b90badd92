import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHref, useNamespace, usePage } from '../page-context.ts';
import { formatDate } from '../parts/date-text.tsx';

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

/** The visitor's own day, ISO 8601. */
function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
