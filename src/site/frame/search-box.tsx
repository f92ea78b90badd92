import type { Ref } from 'react';
import { useHref, useNamespace } from '../page-context.ts';
import { SearchIcon } from './icons.tsx';
import styles from './search-box.module.css';

/** A search box. It is a plain form, so that it works without a script; with one, the answer comes without a reload. */
export function SearchBox({
  className,
  inputRef,
}: {
  className?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}) {
  const { searchPlaceholder } = useNamespace('header');
  const { search } = useNamespace('labels');
  const href = useHref();
  return (
    <search className={className}>
      <form className={styles.box} action={href('/search')}>
        <input
          ref={inputRef}
          type="search"
          name="q"
          autoComplete="off"
          aria-label={searchPlaceholder}
          placeholder={searchPlaceholder}
        />
        <button type="submit" aria-label={search.submit}>
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}
