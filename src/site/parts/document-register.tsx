import { type RefObject, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { useNamespace, useText } from '../page-context.ts';
import { DocumentList } from './document-list.tsx';
import styles from './document-register.module.css';
import { isOfKind, isOfYear, useDocumentFilter, yearOf } from './use-document-filter.ts';

interface DocumentRegisterProps {
  /** The documents that the address can open here. */
  addressed: readonly DocumentEntry[];
  /** The id of the heading that names the list. */
  labelledBy: string;
}

/** The list of all documents, which can be narrowed by kind and year. Without a script it shows all, and no choices. */
export function DocumentRegister({ addressed, labelledBy }: DocumentRegisterProps) {
  const { items: documents, kinds, ...words } = useNamespace('institute-documents');
  const t = useText();
  const { pathname } = useLocation();
  const kindBox = useRef<HTMLSelectElement>(null);
  const yearBox = useRef<HTMLSelectElement>(null);
  const { kind, year, choose } = useDocumentFilter(kindBox, yearBox);
  // What the other choice leaves nothing of is not offered.
  const ofYear = documents.filter((each) => isOfYear(each, year));
  const ofKind = documents.filter((each) => isOfKind(each, kind));
  const shown = ofYear.filter((each) => isOfKind(each, kind));
  const kindChoices = kinds.filter(({ id }) => id === kind || ofYear.some((each) => each.kind === id));
  const years = [...new Set(ofKind.map(yearOf))].sort().reverse();
  return (
    <div data-search-ignore>
      <div className={styles.filter} data-seen="">
        <Choice
          boxRef={kindBox}
          label={words.kind}
          all={words.allKinds}
          value={kind}
          options={kindChoices}
          onChoose={(chosen) => choose({ kind: chosen, year })}
        />
        <Choice
          boxRef={yearBox}
          label={words.year}
          all={words.allYears}
          value={year}
          options={(years.includes(year) || !year ? years : [year, ...years]).map((id) => ({ id, label: id }))}
          onChoose={(chosen) => choose({ kind, year: chosen })}
        />
      </div>
      <p role="status" className={styles.found}>
        {shown.length > 0 ? t('institute-documents:found', { count: shown.length }) : words.nothing}
      </p>
      {shown.length > 0 ? (
        <DocumentList documents={shown} addressed={addressed} labelledBy={labelledBy} />
      ) : (
        <a className="button" href={`${pathname}#${labelledBy}`}>
          {words.showAll}
        </a>
      )}
    </div>
  );
}

interface ChoiceProps {
  boxRef: RefObject<HTMLSelectElement | null>;
  label: string;
  /** The words of choosing nothing. */
  all: string;
  value: string;
  options: readonly { id: string; label: string }[];
  onChoose: (id: string) => void;
}

function Choice({ boxRef, label, all, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select ref={boxRef} autoComplete="off" value={value} onChange={({ target }) => onChoose(target.value)}>
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
