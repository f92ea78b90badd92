import { Button, Checkbox, Field, Input, Select } from '@fluentui/react-components';
import { memo, useContext, useMemo, useState } from 'react';
import { compareText } from '../../lib/text/compare-text.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { ListedThing } from '../server/named-targets.ts';
import { api } from './api.ts';
import { formAddress } from './form-address.ts';
import { ChoiceField } from './inputs/choice-input.tsx';
import { isError } from './mistakes.tsx';
import { NewThingLinks } from './new-thing-form.tsx';
import { useKept } from './use-doing.ts';
import {
  byTitle,
  hasWords,
  type Language,
  LanguageContext,
  useKindGroups,
  useKindWords,
  useTextLanguage,
  useWords,
} from './words.ts';

const step = 50;

interface ThingListProps {
  things: readonly ListedThing[] | undefined;
  isLoading: boolean;
  mistakes: readonly FieldDiagnostic[];
  current: string;
}

const none: readonly ListedThing[] = [];

const nothingChosen = { drafts: false, missing: false, stale: false, mistakes: false };

/** Choices of an editor in the list; a tab that is loaded again has it still. */
const firstChosen = { kind: 'news', year: '', only: nothingChosen };
type Chosen = typeof firstChosen;

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

/** Things as people look for them: what has a day or a year newest first, all else by its title. */
export function sortedThings(things: readonly ListedThing[], language: 'ua' | 'en'): ListedThing[] {
  const dayOf = ({ date, year }: ListedThing) => date ?? year ?? '';
  return things.toSorted((a, b) => compareText(dayOf(b), dayOf(a)) || byTitle(a.title[language], b.title[language]));
}

/** True if a thing is called by all words that were typed, in any order and in either language. */
export function isCalled({ name, title, of }: ListedThing, typed: string): boolean {
  return hasWords([title.ua, title.en, name, of?.ua, of?.en].join(' '), typed);
}

/** The list of things, with search and filters. What is typed in a form does not make it anew while the things stay the same. */
export const ThingList = memo(function ThingList({ things: known, isLoading, mistakes, current }: ThingListProps) {
  const things = known ?? none;
  const words = useWords();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useKept<Chosen>('desk-list', firstChosen);
  const choose = (changed: Partial<Chosen>) => setChosen({ ...chosen, ...changed });
  const { kind, only } = chosen;
  const { wrong, erroneous, stale } = useWrong(mistakes);
  const language = useTextLanguage();
  const ofKind = useMemo(() => {
    const meant = things.filter((thing) => !kind || thing.kind === kind);
    return sortedThings(meant, language);
  }, [things, kind, language]);
  const years = [...new Set(ofKind.flatMap((thing) => thing.year ?? []))].sort().reverse();
  // Another kind may have nothing of that year, and then no field to choose another one.
  const year = years.includes(chosen.year) ? chosen.year : '';
  const wanted = search.trim();
  const isNamed = (thing: ListedThing) => isCalled(thing, wanted);
  const found = ofKind.filter(
    (thing) =>
      (!year || thing.year === year) &&
      (!only.drafts || thing.isDraft) &&
      (!only.missing || thing.missing.length > 0) &&
      (!only.stale || stale.has(thing.name)) &&
      (!only.mistakes || wrong.has(thing.name)) &&
      isNamed(thing),
  );
  /** Things that are searched for, but left out by what else was chosen. */
  const leftOut = wanted && found.length === 0 ? things.filter(isNamed).length : 0;
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
      <Found {...{ found, current, wrong, erroneous }} />
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
  const kinds = useMemo(() => [...new Set(things.map((thing) => thing.kind))], [things]);
  const [often, seldom] = useKindGroups(kinds);
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
          <KindOptions kinds={often} />
          <optgroup label={words.seldom}>
            <KindOptions kinds={seldom} />
          </optgroup>
        </Select>
      </Field>
      {years.length > 0 && (
        <ChoiceField
          label={words.year}
          none={words.all}
          value={year}
          choices={years.map((each) => ({ id: each, title: each }))}
          onChange={(own) => choose({ year: own })}
        />
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

function KindOptions({ kinds }: { kinds: readonly string[] }) {
  const { labelOf } = useKindWords();
  return kinds.map((each) => (
    <option key={each} value={each}>
      {labelOf(each)}
    </option>
  ));
}

interface FoundProps extends Pick<ReturnType<typeof useWrong>, 'wrong' | 'erroneous'> {
  found: readonly ListedThing[];
  current: string;
}

function Found({ found, current, wrong, erroneous }: FoundProps) {
  const words = useWords();
  const [shown, setShown] = useState(step);
  const remarksOf = ({ name, isDraft, isGone, isUnpublished, missing }: ListedThing) => [
    isUnpublished && words.unpublished,
    isDraft && words.draft,
    missing.length > 0 && words.missing,
    isGone && words.gone,
    wrong.has(name) && words[erroneous.has(name) ? 'errors' : 'warnings'].toLowerCase(),
  ];
  return (
    <>
      <ul>
        {found.slice(0, shown).map((thing) => (
          <li key={thing.name}>
            <ThingLink thing={thing} isCurrent={thing.name === current} remarks={remarksOf(thing)} />
          </li>
        ))}
      </ul>
      {found.length > shown && <Button onClick={() => setShown(shown + step)}>{words.more}</Button>}
    </>
  );
}

interface ThingLinkProps {
  thing: ListedThing;
  isCurrent?: boolean;
  remarks: readonly (string | false | undefined)[];
}

/** A link to the form of a thing: its picture, its title, and below that its day, whose it is, and in what state. */
export function ThingLink({ thing, isCurrent = false, remarks }: ThingLinkProps) {
  const deskLanguage = useContext(LanguageContext);
  const language = useTextLanguage();
  const { title, date, picture, of } = thing;
  const said = [date && dayInWords(date, deskLanguage), of?.[language], ...remarks].filter(Boolean);
  return (
    <a className="thing" href={formAddress(thing.name)} aria-current={isCurrent ? 'page' : undefined}>
      <span>
        <span className="title">{title[language]}</span>{' '}
        {said.length > 0 && <span className="quiet">{said.join(' · ')}</span>}
      </span>
      {picture && <img src={api.pictureAddress(picture)} alt="" loading="lazy" width={48} height={36} />}
    </a>
  );
}

/** A day or a moment, of ISO 8601, as a language of the desk writes a day: `12 бер. 2026 р.` */
export function dayInWords(date: string, language: Language): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date);
  const locale = language === 'uk' ? 'uk' : 'en-GB';
  return new Date(date).toLocaleDateString(locale, { dateStyle: 'medium', ...(isDay && { timeZone: 'UTC' }) });
}
