import { Button } from '@fluentui/react-components';
import { useContext, useState } from 'react';
import { languageOf } from '../../lib/language/languages.ts';
import { isSame } from '../merge-values.ts';
import type { OpenThing } from '../server/open-thing.ts';
import type { ThingVersion } from '../server/thing-history.ts';
import { api, useAnswer } from './api.ts';
import { ReadableValue } from './conflict/conflict-form.tsx';
import { differingInPart } from './conflict/versions.ts';
import { Fault } from './form-parts.tsx';
import { partEntries } from './part-edits.ts';
import type { Schema } from './schema.ts';
import { LanguageContext, languageLabel, useWords } from './words.ts';

interface ThingHistoryProps {
  thing: OpenThing;
  schemas: Readonly<Record<string, Schema>>;
  onReturn: (parts: ThingVersion['parts']) => void;
}

/** Who changed a thing when, and what; asked for when somebody wants to know. */
export function ThingHistory(props: ThingHistoryProps) {
  const words = useWords().history;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.title}</summary>
      {isOpen && <Versions {...props} />}
    </details>
  );
}

function Versions({ thing, schemas, onReturn }: ThingHistoryProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const [versions, fault] = useAnswer(() => api.history(thing.name), [thing.name]);
  if (!versions) return fault ? <Fault of={fault} /> : <p role="status">{words.loading}</p>;
  if (versions.length === 0) return <p>{words.history.none}</p>;
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const shown = partEntries(thing.parts);
  return (
    <ol className="history">
      {versions.map((version, index) => {
        const own = shown.filter(([part]) => version.parts[part] !== undefined);
        const isShown = own.every(([part, { value }]) => isSame(version.parts[part], value));
        return (
          <li key={version.commit} className="group conflict">
            <h4>
              <time dateTime={version.date}>{dates.format(new Date(version.date))}</time> · {version.author}
            </h4>
            <p>{version.subject}</p>
            <Changes version={version} before={versions[index + 1]} thing={thing} schemas={schemas} />
            {own.length > 0 && (
              <Button disabledFocusable={isShown} onClick={() => onReturn(version.parts)}>
                {isShown ? words.history.isShown : words.history.return}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface ChangesProps extends Pick<ThingHistoryProps, 'thing' | 'schemas'> {
  version: ThingVersion;
  before: ThingVersion | undefined;
}

/** The fields that a version changed, as they were before and as they were then. */
function Changes({ version, before, thing, schemas }: ChangesProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  if (!before) return <p className="quiet">{words.history.first}</p>;
  return partEntries(thing.parts).flatMap(([part, open]) => {
    const file = schemas[open.schema] ?? {};
    const [theirs, mine] = [before.parts[part], version.parts[part]];
    return differingInPart({ base: theirs, theirs, mine }, open, file, language).map((field) => (
      <div key={part + field.pointer}>
        <h5>{[field.label, part !== 'data' && languageLabel(part, language)].filter(Boolean).join(' · ')}</h5>
        <div className="sides" lang={part === 'data' ? undefined : languageOf(part).tag}>
          <Side title={words.history.before} value={field.theirs} schema={field.schema} file={file} />
          <Side title={words.history.after} value={field.mine} schema={field.schema} file={file} />
        </div>
      </div>
    ));
  });
}

function Side({ title, ...value }: { title: string; value: unknown; schema: Schema; file: Schema }) {
  return (
    <div>
      <p className="quiet" lang={useContext(LanguageContext)}>
        {title}
      </p>
      <ReadableValue {...value} />
    </div>
  );
}
