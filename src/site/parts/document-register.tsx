import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { stems } from '../../lib/text/search-words.ts';
import { useNamespace, useText } from '../page-context.ts';
import { queryOf, useOwnAddress } from '../place-in-page.ts';
import { DocumentList } from './document-list.tsx';
import styles from './document-register.module.css';
import { Fold } from './fold.tsx';

const unfoldedMost = 6;

/** The choices that narrow the list; an empty text is no choice. */
interface DocumentFilter {
  words: string;
  kind: string;
  /** Four digits. */
  year: string;
}

type Choose = (filter: DocumentFilter) => void;

const yearOf = ({ date }: DocumentEntry): string => date.slice(0, 4);

/** All documents by kind, to be narrowed by word, kind and year. Without a script it shows all, and no choices. */
export function DocumentRegister({ labelledBy }: { labelledBy: string }) {
  const { items: documents, kinds, ...words } = useNamespace('institute-documents');
  const t = useText();
  const { pathname } = useLocation();
  const fields = useRef<HTMLDivElement>(null);
  const [filter, choose] = useDocumentFilter(fields);
  const shown = narrowed(documents, filter);
  // Kinds and years of which the other choices leave nothing are not offered.
  const ofKind = narrowed(documents, { ...filter, year: '' });
  const ofYear = narrowed(documents, { ...filter, kind: '' });
  const years = [...new Set([...ofKind.map(yearOf), filter.year])].filter(Boolean).sort().reverse();
  return (
    <div data-search-ignore>
      <div ref={fields} className={`row with-script on-screen ${styles.filter}`} data-seen="">
        <label>
          <span className="quiet">{words.word}</span>
          <input
            type="search"
            name="words"
            autoComplete="off"
            value={filter.words}
            onChange={({ target }) => choose({ ...filter, words: target.value })}
          />
        </label>
        <Choice
          name="kind"
          label={words.kind}
          all={words.allKinds}
          options={kinds.filter(({ id }) => id === filter.kind || ofYear.some(({ kind }) => kind === id))}
          {...{ filter, choose }}
        />
        <Choice
          name="year"
          label={words.year}
          all={words.allYears}
          options={years.map((id) => ({ id, label: id }))}
          {...{ filter, choose }}
        />
      </div>
      <p role="status" className={styles.found}>
        {shown.length > 0 ? t('institute-documents:found', { count: shown.length }) : words.nothing}
      </p>
      {shown.length === 0 && (
        <a className="button" href={`${pathname}#${labelledBy}`}>
          {words.showAll}
        </a>
      )}
      {kinds.map(({ id, label }) => {
        const group = shown.filter(({ kind }) => kind === id);
        if (group.length === 0) return null;
        const isOpen = shown.length < documents.length || group.length <= unfoldedMost;
        return (
          <Fold key={id} id={id} title={label} count={group.length} isOpen={isOpen}>
            <DocumentList documents={group} labelledBy={`${id}-title`} isOfOneKind />
          </Fold>
        );
      })}
    </div>
  );
}

/** The documents that a filter leaves. Each word that is looked for begins one of the title or of the name of the kind. */
function narrowed(documents: readonly DocumentEntry[], { words, kind, year }: DocumentFilter): DocumentEntry[] {
  const searched = stems(words);
  return documents.filter((each) => {
    if ((kind && each.kind !== kind) || (year && yearOf(each) !== year)) return false;
    const own = searched.length ? stems(`${each.title} ${each.kindLabel}`) : [];
    return searched.every((stem) => own.some((word) => word.startsWith(stem)));
  });
}

/**
 * Keeps the filter in the address, as `?words=рада&kind=order&year=2026`, without a new step in the history.
 * @param fields what the choices are made in
 */
function useDocumentFilter(fields: RefObject<HTMLElement | null>): [DocumentFilter, Choose] {
  const location = useLocation();
  const address = useOwnAddress();
  const [filter, setFilter] = useState<DocumentFilter>({ words: '', kind: '', year: '' });
  const choose = useCallback<Choose>(
    (chosen) => {
      setFilter(chosen);
      // It may name a document that is open.
      address.replace(queryOf({ ...chosen, words: chosen.words.trim() }), window.location.hash);
    },
    [address],
  );
  const isFirst = useRef(true);
  // The prerendered page knows no query: the address is read only now. The router's does not know what was chosen since.
  useEffect(() => {
    // On the way to another page, this one stays as it is.
    if (!address.isShown()) return;
    const asked = new URLSearchParams(window.location.search);
    // The choices made before hydration, of which no event tells.
    const before = fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? [];
    const chosen = new Map(isFirst.current ? [...before].map(({ name, value }) => [name, value]) : []);
    isFirst.current = false;
    const isChosen = [...chosen.values()].some(Boolean);
    const fieldOf = (name: string) => chosen.get(name) || asked.get(name) || '';
    const read = { words: fieldOf('words'), kind: fieldOf('kind'), year: fieldOf('year') };
    if (isChosen) choose(read);
    else setFilter(read);
  }, [location, address, choose, fields]);
  return [filter, choose];
}

interface ChoiceProps {
  name: 'kind' | 'year';
  label: string;
  all: string;
  options: readonly { id: string; label: string }[];
  filter: DocumentFilter;
  choose: Choose;
}

function Choice({ name, label, all, options, filter, choose }: ChoiceProps) {
  return (
    <label>
      <span className="quiet">{label}</span>
      <select name={name} value={filter[name]} onChange={({ target }) => choose({ ...filter, [name]: target.value })}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
