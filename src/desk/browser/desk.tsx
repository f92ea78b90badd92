import { Button, FluentProvider, Select, Switch, webDarkTheme, webLightTheme } from '@fluentui/react-components';
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { languageOf } from '../../lib/language/languages.ts';
import { partVersion } from '../part-version.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { ListedThing } from '../server/named-targets.ts';
import { api, useAnswer } from './api.ts';
import { AssetLibrary } from './asset-library.tsx';
import { ReadableValue } from './conflict/conflict-form.tsx';
import { focus, formAddress, nameInAddress, useNameInAddress } from './form-address.ts';
import { Fault } from './form-parts.tsx';
import { ImportForm } from './import/import-form.tsx';
import { AllMistakes } from './mistakes.tsx';
import { NewThingForm } from './new-thing-form.tsx';
import { isAnythingHeldBack, noteChecked, partEntries } from './part-edits.ts';
import { RemovalForm, RenamingForm } from './planned-forms.tsx';
import type { Schema } from './schema.ts';
import { SendingForm } from './sending-form.tsx';
import { StartPage } from './start-page.tsx';
import { ThingForm } from './thing-form.tsx';
import { ThingList } from './thing-list.tsx';
import { useDoing, useSending } from './use-doing.ts';
import { type Language, LanguageContext, languageLabel, ThingsContext, useTitleOf, useWords } from './words.ts';

const languageKey = 'desk-language';
const themeKey = 'desk-theme';
/** The delay between keeping the text and checking the content: several parts are kept one after the other. */
const pauseMs = 50;
const askCheck = () => noteChecked(api.check);
/** The mistakes while they are not known; the same each time, as lists are made anew for others. */
const none: readonly FieldDiagnostic[] = [];
const nothing: readonly ListedThing[] = [];

/** The whole page: its bar, the list of things and the form of one. */
export function Desk() {
  const [language, setLanguage] = useState<Language>(localStorage.getItem(languageKey) === 'en' ? 'en' : 'uk');
  const [isDark, setDark] = useState(
    () =>
      (localStorage.getItem(themeKey) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '')) ===
      'dark',
  );
  // Before anything is asked in that language.
  useLayoutEffect(() => {
    localStorage.setItem(languageKey, language);
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => localStorage.setItem(themeKey, isDark ? 'dark' : 'light'), [isDark]);
  return (
    <LanguageContext value={language}>
      <FluentProvider theme={isDark ? webDarkTheme : webLightTheme}>
        <div className="desk" style={{ colorScheme: isDark ? 'dark' : 'light' }}>
          <Bar {...{ language, isDark }} onLanguage={setLanguage} onDark={setDark} />
          <Rooms />
        </div>
      </FluentProvider>
    </LanguageContext>
  );
}

function Rooms() {
  const words = useWords();
  const [edits, onEdit] = useEdits();
  const name = useNameInAddress();
  const [listed, fault, isListAsked] = useAnswer(api.things, [edits]);
  const [mistakes, checkFault] = useAnswer(askCheck, [edits], pauseMs);
  const published = useMemo(() => mistakes?.filter(({ draft }) => !draft), [mistakes]);
  const [isPreviewed, setPreviewed] = useState(false);
  const things = listed ?? nothing;
  useEffect(() => {
    document.title = words.desk;
  }, [words]);
  useEffect(keepHeldBack, []);
  return (
    <ThingsContext value={things}>
      <Fault of={fault || checkFault} className="bar" />
      <div className={name ? 'rooms is-open' : 'rooms'}>
        <ThingList isLoading={!listed && !fault} things={listed} mistakes={published ?? none} current={name} />
        <main className={isPreviewed ? 'form is-previewed' : 'form'}>
          <a className="to-list" href="#/">
            {words.toList}
          </a>
          <FormAt
            {...{ name, mistakes, published, edits, onEdit, isPreviewed }}
            onPreview={setPreviewed}
            isUnanswered={!listed}
            isListAsked={isListAsked}
          />
          {!(checkFault && !mistakes) && (
            <details>
              <summary>
                {words.allMistakes}: {published?.length ?? words.checking}
              </summary>
              <AllMistakes mistakes={published ?? none} />
            </details>
          )}
        </main>
      </div>
    </ThingsContext>
  );
}

interface BarProps {
  language: Language;
  onLanguage: (language: Language) => void;
  isDark: boolean;
  onDark: (isDark: boolean) => void;
}

/** The bar above all: where it leads, and the looks and the language of the desk. */
function Bar({ language, onLanguage, isDark, onDark }: BarProps) {
  const words = useWords();
  const name = useNameInAddress();
  return (
    <header className="bar">
      <h1>
        <a href="#/">{words.desk}</a>
      </h1>
      <a href="#/send" aria-current={name === 'send' ? 'page' : undefined}>
        {words.sending.send}
      </a>
      <a href="#/library" aria-current={name === 'library' ? 'page' : undefined}>
        {words.library.title}
      </a>
      <Switch label={words.dark} checked={isDark} onChange={(_, { checked }) => onDark(checked)} />
      <Select
        aria-label={words.language}
        value={language}
        onChange={(_, { value }) => onLanguage(value === 'en' ? 'en' : 'uk')}
      >
        <option value="uk">Українська</option>
        <option value="en">English</option>
      </Select>
    </header>
  );
}

/** Asks before the page is left while something typed is only here. @returns a function that asks no more */
function keepHeldBack(): () => void {
  const keep = (event: BeforeUnloadEvent) => isAnythingHeldBack() && event.preventDefault();
  addEventListener('beforeunload', keep);
  return () => removeEventListener('beforeunload', keep);
}

/** The number of edits, and their counter: who comes back may have done something in the terminal or another program. */
function useEdits(): readonly [number, () => void] {
  const [edits, setEdits] = useState(0);
  const onEdit = useCallback(() => setEdits((count) => count + 1), []);
  useEffect(() => {
    addEventListener('focus', onEdit);
    return () => removeEventListener('focus', onEdit);
  }, [onEdit]);
  return [edits, onEdit];
}

interface FormAtProps {
  name: string;
  mistakes: readonly FieldDiagnostic[] | undefined;
  /** The same without those of drafts. */
  published: readonly FieldDiagnostic[] | undefined;
  edits: number;
  onEdit: () => void;
  isPreviewed: boolean;
  onPreview: (isPreviewed: boolean) => void;
  /** True if it is not known which things there are. */
  isUnanswered: boolean;
  /** True while a newer list of things is waited for. */
  isListAsked: boolean;
}

/** The form at the address of the page; what was done last, where there is none. */
function FormAt({ name, mistakes, edits, onEdit, ...props }: FormAtProps) {
  const words = useWords();
  const things = useContext(ThingsContext);
  const titleOf = useTitleOf();
  const sending = useSending();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (name) setSaid('');
  }, [name]);
  /** Goes on where something was done: to the form of a thing, or to none. */
  const leaveTo = (next: string, remark = '') => {
    onEdit();
    // Who has opened another form meanwhile stays there.
    if (nameInAddress() !== name) return;
    setSaid(remark);
    location.hash = next && formAddress(next);
  };
  const discarded = () => leaveTo('', words.discarded);
  const [, action, of = ''] = /^(new|delete|rename)\/(.+)$/.exec(name) ?? [];
  if (action === 'new') return <NewThingForm key={name} kind={of} onCreated={leaveTo} />;
  if (action === 'delete') {
    const onRemoved = (title: string) => leaveTo('', `${words.deletion.deleted}: ${title}`);
    return <RemovalForm key={name} name={of} title={titleOf(of)} onRemoved={onRemoved} />;
  }
  if (action === 'rename') return <RenamingForm key={name} name={of} title={titleOf(of)} onRenamed={leaveTo} />;
  if (name === 'library') return <LibraryRoom />;
  if (name === 'import') return <ImportForm onEdit={onEdit} />;
  if (name === 'send')
    return <SendingForm {...{ sending, onEdit }} changes={edits} isListAsked={props.isListAsked} />;
  if (things.some((thing) => thing.name === name && thing.isGone))
    return <GoneThing key={name} name={name} onDiscarded={discarded} />;
  if (name)
    return (
      <ThingForm
        key={name}
        name={name}
        mistakes={mistakes ?? none}
        onEdit={onEdit}
        isPreviewed={props.isPreviewed}
        onPreview={props.onPreview}
        onGone={discarded}
      />
    );
  return (
    <>
      {said && (
        <p role="status" tabIndex={-1} ref={focus}>
          {said}
        </p>
      )}
      {!props.isUnanswered && <StartPage things={things} mistakes={props.published} edits={edits} />}
    </>
  );
}

function LibraryRoom() {
  const words = useWords();
  return (
    <>
      <h2 tabIndex={-1} ref={focus}>
        {words.library.title}
      </h2>
      <AssetLibrary />
    </>
  );
}

/** The text of an editor in a thing that has been deleted from the files meanwhile: to be read and copied. */
function GoneThing({ name, onDiscarded }: { name: string; onDiscarded: () => void }) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const [draft = {}, fault] = useAnswer(() => api.draft(name), [name]);
  const { fault: refusal, run } = useDoing();
  const parts = partEntries(draft);
  const versions = parts.map(([, { value }]) => partVersion(value));
  const discard = () => run(() => api.discard(name, versions).then(onDiscarded));
  return (
    <>
      <h2 tabIndex={-1} ref={focus}>
        {name} <span className="quiet">{words.gone}</span>
      </h2>
      <p>{words.goneHelp}</p>
      {parts.map(([part, { value }]) => (
        <section key={part} className="group conflict" {...(part !== 'data' && { lang: languageOf(part).tag })}>
          <h3 lang={language}>{part === 'data' ? words.facts : languageLabel(part, language)}</h3>
          <ReadableValue value={value} schema={schemaLike(value)} file={{}} />
        </section>
      ))}
      <Fault of={refusal || fault} />
      <div className="actions">
        <Button onClick={() => confirm(words.discardSure) && discard()}>{words.discard}</Button>
      </div>
    </>
  );
}

/** A schema that knows the keys of a value, so that they stand as words: the file that says how they are called is gone. */
function schemaLike(value: unknown): Schema {
  if (Array.isArray(value)) {
    const known = value.map((entry) => schemaLike(entry).properties);
    return { type: 'array', items: { properties: Object.assign({}, ...known) } };
  }
  if (typeof value !== 'object' || value === null) return {};
  return { properties: Object.fromEntries(Object.entries(value).map(([key, own]) => [key, schemaLike(own)])) };
}
