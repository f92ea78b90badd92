import type { Ref } from 'react';
import { Icon } from '../icons.tsx';
import { useNamespace } from '../page-context.ts';
import styles from './search-box.module.css';

interface SearchBoxProps {
  id?: string;
  className?: string | undefined;
  /** In the content of a page, which has another search in its header: their names differ. */
  inContent?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** The words in the box, where the page answers while it is typed. */
  value?: string;
  onChange?: (value: string) => void;
}

/** A search box, if the site has a page for what is found. It is a plain form, so that it works without a script; with one, the answer comes without a reload. */
export function SearchBox({ id, className, inContent, inputRef, value, onChange }: SearchBoxProps) {
  const { searchPlaceholder, searchHref } = useNamespace('header');
  const { search } = useNamespace('labels');
  if (!searchHref) return null;
  const named = (words: string) => (inContent && search.inContent ? `${words}, ${search.inContent}` : words);
  return (
    <search className={className} aria-label={inContent ? named(searchPlaceholder) : undefined}>
      <form id={id} className={styles.box} action={searchHref}>
        <input
          ref={inputRef}
          type="search"
          name="q"
          autoComplete="off"
          aria-label={named(searchPlaceholder)}
          placeholder={searchPlaceholder}
          {...(onChange && { value, onChange: (event) => onChange(event.currentTarget.value) })}
        />
        <button type="submit" aria-label={named(search.submit)}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
