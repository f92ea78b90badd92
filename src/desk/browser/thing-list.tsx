import { Button, Checkbox, Field, Input, Select } from '@fluentui/react-components';
import { memo, useMemo, useState } from 'react';
import { compareText } from '../../lib/text/compare-text.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { ListedThing } from '../server/listed-things.ts';
import { formAddress } from './form-address.ts';
import { isError } from './mistakes.tsx';
import { NewThingLinks } from './new-thing-form.tsx';
import { useKindWords, useTextLanguage, useWords } from './words.ts';

/** How many things are shown at first, and with each request for more. */
const step = 50;

interface ThingListProps {
  /** Undefined until the content is read. */
  things: readonly ListedThing[] | undefined;
  isLoading: boolean;
  mistakes: readonly FieldDiagnostic[];
  current: string;
}

const none: readonly ListedThing[] = [];

const nothingChosen = { drafts: false, missing: false, stale: false, mistakes: false };

/** Choices of an editor in the list; a tab that is loaded again has it still. */
interface Chosen {
  kind: string;
  year: string;
  only: typeof nothingChosen;
}

const chosenKey = 'desk-list';

function chosenBefore(): Chosen {
  const first = { kind: 'news', year: '', only: nothingChosen };
  return { ...first, ...JSON.parse(sessionStorage.getItem(chosenKey) ?? '{}') };
}

/** The list of things, with search and filters. What is typed in a form does not make it anew while the things stay the same. */
export const ThingList = memo(function ThingList({ things: known, isLoading, mistakes, current }: ThingListProps) {
  const things = known ?? none;
  const words = useWords();
  const { labelOf } = useKindWords();
  const language = useTextLanguage();
  const [search, setSearch] = useState('');
  const [{ kind, year: chosenYear, only }, setChosen] = useState(chosenBefore);
  const [shown, setShown] = useState(step);
  const wrong = useMemo(() => new Set(mistakes.map(({ thing }) => thing)), [mistakes]);
  const erroneous = useMemo(() => new Set(mistakes.flatMap((each) => (isError(each) ? each.thing : []))), [mistakes]);
  const stale = useMemo(
    () => new Set(mistakes.flatMap(({ thing, can }) => (can === 'confirm' ? thing : []))),
    [mistakes],
  );
  const kinds = useMemo(() => [...new Set(things.map((thing) => thing.kind))], [things]);
  const ofKind = things
    .filter((thing) => !kind || thing.kind === kind)
    .sort((a, b) => compareText(b.year ?? '', a.year ?? ''));
  const years = [...new Set(ofKind.flatMap((thing) => thing.year ?? []))].sort().reverse();
  // Another kind may have nothing of that year, and then no field to choose another one.
  const year = years.includes(chosenYear) ? chosenYear : '';
  const wanted = search.trim().toLowerCase();
  const isNamed = ({ name, title }: ListedThing) =>
    [title.ua, title.en, name].some((text) => text.toLowerCase().includes(wanted));
  const found = ofKind.filter(
    (thing) =>
      (!year || thing.year === year) &&
      (!only.drafts || thing.isDraft) &&
      (!only.missing || thing.missing.length > 0) &&
      (!only.stale || stale.has(thing.name)) &&
      (!only.mistakes || wrong.has(thing.name)) &&
      isNamed(thing),
  );
  /** What is searched for, but is left out by what else was chosen. */
  const leftOut = wanted && found.length === 0 ? things.filter(isNamed).length : 0;
  const choose = (changed: Partial<Chosen>) => {
    const chosen = { kind, year: chosenYear, only, ...changed };
    sessionStorage.setItem(chosenKey, JSON.stringify(chosen));
    setChosen(chosen);
  };
  const filters = [
    ['drafts', words.onlyDrafts],
    ['missing', words.onlyMissing],
    ['stale', words.onlyStale],
    ['mistakes', words.onlyMistakes],
  ] as const;
  return (
    <nav className="things" aria-label={words.things}>
      <NewThingLinks current={current} />
      <Field label={words.search}>
        <Input type="search" value={search} onChange={(_, { value }) => setSearch(value)} />
      </Field>
      <div className="filters">
        <Field label={words.kind}>
          <Select value={kind} onChange={(_, { value }) => choose({ kind: value })}>
            <option value="">{words.all}</option>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {labelOf(each)}
              </option>
            ))}
          </Select>
        </Field>
        {years.length > 0 && (
          <Field label={words.year}>
            <Select value={year} onChange={(_, { value }) => choose({ year: value })}>
              <option value="">{words.all}</option>
              {years.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          </Field>
        )}
        <div className="ticks">
          {filters.map(([filter, label]) => (
            <Checkbox
              key={filter}
              label={label}
              checked={only[filter]}
              onChange={(_, { checked }) => choose({ only: { ...only, [filter]: checked === true } })}
            />
          ))}
        </div>
      </div>
      <p role="status" className="quiet">
        {isLoading && words.loading}
        {known && `${words.found}: ${found.length}`}
      </p>
      {leftOut > 0 && (
        <Button onClick={() => choose({ kind: '', year: '', only: nothingChosen })}>
          {words.searchAll}: {leftOut}
        </Button>
      )}
      <ul>
        {found.slice(0, shown).map((thing) => (
          <li key={thing.name}>
            <a href={formAddress(thing.name)} aria-current={thing.name === current ? 'page' : undefined}>
              {thing.title[language]}
              <span className="quiet">
                {thing.isUnpublished && ` · ${words.unpublished}`}
                {thing.isDraft && ` · ${words.draft}`}
                {thing.missing.length > 0 && ` · ${words.missing}`}
                {thing.isGone && ` · ${words.gone}`}
                {wrong.has(thing.name) &&
                  ` · ${words[erroneous.has(thing.name) ? 'errors' : 'warnings'].toLowerCase()}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {found.length > shown && <Button onClick={() => setShown(shown + step)}>{words.more}</Button>}
    </nav>
  );
});
