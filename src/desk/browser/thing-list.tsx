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

/** Choices of an editor in the list, kept by the tab. */
function useChosen() {
  const [chosen, setChosen] = useState(chosenBefore);
  const choose = (changed: Partial<Chosen>) => {
    const next = { ...chosen, ...changed };
    sessionStorage.setItem(chosenKey, JSON.stringify(next));
    setChosen(next);
  };
  return [chosen, choose] as const;
}

/** The things with something wrong, by what that is. */
function useWrong(mistakes: readonly FieldDiagnostic[]) {
  return useMemo(() => {
    const thingsWith = (isMeant: (mistake: FieldDiagnostic) => boolean) =>
      new Set(mistakes.filter(isMeant).map(({ thing }) => thing));
    return {
      wrong: thingsWith(() => true),
      erroneous: thingsWith(isError),
      stale: thingsWith(({ can }) => can === 'confirm'),
    };
  }, [mistakes]);
}

/** The list of things, with search and filters. What is typed in a form does not make it anew while the things stay the same. */
export const ThingList = memo(function ThingList({ things: known, isLoading, mistakes, current }: ThingListProps) {
  const things = known ?? none;
  const words = useWords();
  const [search, setSearch] = useState('');
  const [chosen, choose] = useChosen();
  const { kind, only } = chosen;
  const { wrong, erroneous, stale } = useWrong(mistakes);
  const ofKind = things
    .filter((thing) => !kind || thing.kind === kind)
    .sort((a, b) => compareText(b.year ?? '', a.year ?? ''));
  const years = [...new Set(ofKind.flatMap((thing) => thing.year ?? []))].sort().reverse();
  // Another kind may have nothing of that year, and then no field to choose another one.
  const year = years.includes(chosen.year) ? chosen.year : '';
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
  const stateOf = ({ name }: ListedThing) => wrong.has(name) && (erroneous.has(name) ? 'errors' : 'warnings');
  return (
    <nav className="things" aria-label={words.things}>
      <NewThingLinks current={current} />
      <Field label={words.search}>
        <Input type="search" value={search} onChange={(_, { value }) => setSearch(value)} />
      </Field>
      <Filters things={things} years={years} chosen={{ ...chosen, year }} choose={choose} />
      <p role="status" className="quiet">
        {isLoading && words.loading}
        {known && `${words.found}: ${found.length}`}
      </p>
      {leftOut > 0 && (
        <Button onClick={() => choose({ kind: '', year: '', only: nothingChosen })}>
          {words.searchAll}: {leftOut}
        </Button>
      )}
      <Found found={found} current={current} stateOf={stateOf} />
    </nav>
  );
});

interface FiltersProps {
  things: readonly ListedThing[];
  years: readonly string[];
  chosen: Chosen;
  choose: (changed: Partial<Chosen>) => void;
}

function Filters({ things, years, chosen: { kind, year, only }, choose }: FiltersProps) {
  const words = useWords();
  const { labelOf } = useKindWords();
  const kinds = useMemo(() => [...new Set(things.map((thing) => thing.kind))], [things]);
  const filters = [
    ['drafts', words.onlyDrafts],
    ['missing', words.onlyMissing],
    ['stale', words.onlyStale],
    ['mistakes', words.onlyMistakes],
  ] as const;
  return (
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
  );
}

interface FoundProps {
  found: readonly ListedThing[];
  current: string;
  /** Whether something is wrong with a thing. */
  stateOf: (thing: ListedThing) => 'errors' | 'warnings' | false;
}

/** The things that are found, some at first. */
function Found({ found, current, stateOf }: FoundProps) {
  const words = useWords();
  const language = useTextLanguage();
  const [shown, setShown] = useState(step);
  const remarksOf = (thing: ListedThing) => {
    const state = stateOf(thing);
    return [
      thing.isUnpublished && words.unpublished,
      thing.isDraft && words.draft,
      thing.missing.length > 0 && words.missing,
      thing.isGone && words.gone,
      state && words[state].toLowerCase(),
    ].filter(Boolean);
  };
  return (
    <>
      <ul>
        {found.slice(0, shown).map((thing) => (
          <li key={thing.name}>
            <a href={formAddress(thing.name)} aria-current={thing.name === current ? 'page' : undefined}>
              {thing.title[language]}
              <span className="quiet">{remarksOf(thing).map((remark) => ` · ${remark}`)}</span>
            </a>
          </li>
        ))}
      </ul>
      {found.length > shown && <Button onClick={() => setShown(shown + step)}>{words.more}</Button>}
    </>
  );
}
