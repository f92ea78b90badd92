import { useEffect, useRef, useState } from 'react';
import { usePage, useText } from '../page-context.ts';

/** Tells those who do not see it that another page has come. The first page needs no words: the browser says them. */
export function PageAnnouncement() {
  const { title } = usePage();
  const t = useText();
  const first = useRef(title);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (first.current === title) return;
    first.current = '';
    setWords(t('labels:common.pageLoaded', { title }));
  }, [title, t]);
  return (
    <div role="status" className="visually-hidden">
      {words}
    </div>
  );
}
