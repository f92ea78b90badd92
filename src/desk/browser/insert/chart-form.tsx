import { Button, Checkbox, Field, Input, Radio, RadioGroup, Textarea } from '@fluentui/react-components';
import { useContext, useMemo, useState } from 'react';
import type { Unit } from '../../../../content/model/charts.ts';
import { unitText } from '../../../content/units.ts';
import { type LanguageCode, languageCodes, languageOf } from '../../../lib/language/languages.ts';
import { type ChartKind, chartKinds, type TableProblem } from '../../tables/chart-table.ts';
import { api, useAnswer } from '../api.ts';
import { Fault } from '../form-parts.tsx';
import { ChoiceField } from '../inputs/choice-input.tsx';
import { useDoing } from '../use-doing.ts';
import { LanguageContext, languageLabel, useTextLanguage, useWords, type Words } from '../words.ts';
import { type ChartDraft, type InLanguages, madeChart, newChart, type WordPlace } from './made-chart.ts';

/** The delay after a key before the chart is drawn. */
const pauseMs = 300;

/** Makes a chart of a table that is pasted: its kind, its words in both languages, and a look at it. */
export function ChartForm({ language, onMade }: { language: LanguageCode; onMade: (markdown: string) => void }) {
  const own = useWords().insert;
  const [draft, setDraft] = useState<ChartDraft>(newChart);
  const [schema] = useAnswer(() => api.schema('figure-data'), []);
  const units = (schema?.definitions?.Unit?.enum ?? []) as Unit[];
  const made = useMemo(() => madeChart(draft, units), [draft, units.length]);
  const [isTold, setTold] = useState(false);
  const { isBusy, fault, run } = useDoing();
  const [drawn] = useAnswer(
    () => (made.figure ? api.drawing(language, made.figure) : Promise.resolve(undefined)),
    [JSON.stringify(made.figure), language],
    pauseMs,
  );
  const change = (changed: Partial<ChartDraft>) => setDraft({ ...draft, ...changed });
  const put = () => {
    setTold(true);
    const [missing] = made.missing;
    if (missing) document.getElementById(wordId(missing))?.focus();
    const { figure } = made;
    if (figure && !missing) run(async () => onMade(`{figure/${(await api.beginFigure(figure)).id}}`));
  };
  return (
    <div className="chart-form">
      <Field label={own.paste} hint={own.pasteHelp}>
        <Textarea
          autoFocus
          resize="vertical"
          rows={4}
          spellCheck={false}
          value={draft.text}
          onChange={(_, { value }) => change({ text: value })}
        />
      </Field>
      {draft.text.trim() !== '' && <ChartKindFields {...{ draft, made }} onChange={change} />}
      {made.figure && (
        <>
          <ChartWords {...{ draft, made, units, isTold }} onChange={change} />
          {drawn && (
            <img
              className="drawn"
              src={`data:image/svg+xml,${encodeURIComponent(drawn.svg)}`}
              alt={made.figure.texts[language].description}
            />
          )}
          <Fault of={fault} />
          <Button appearance="primary" disabledFocusable={isBusy} onClick={put}>
            {own.put}
          </Button>
        </>
      )}
    </div>
  );
}

/** The kind of a chart, the direction of its table, and what keeps that from becoming one. */
function ChartKindFields({ draft, made, onChange }: Pick<ChartWordsProps, 'draft' | 'made' | 'onChange'>) {
  const own = useWords().insert;
  return (
    <>
      <Field label={own.kind}>
        <RadioGroup
          layout="horizontal"
          value={made.kind}
          onChange={(_, { value }) => onChange({ kind: value as ChartKind })}
        >
          {chartKinds.map((kind) => (
            <Radio key={kind} value={kind} label={own.kinds[kind]} />
          ))}
        </RadioGroup>
      </Field>
      <Checkbox
        label={own.turn}
        checked={draft.isTurned}
        onChange={(_, { checked }) => onChange({ isTurned: checked === true })}
      />
      <Problems of={made.problems} />
    </>
  );
}

/** The reasons why the table cannot become a chart, each at its cell. */
function Problems({ of: problems }: { of: readonly TableProblem[] }) {
  const { insert: words } = useWords();
  return (
    <div role="status">
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={JSON.stringify(problem)}>{problemWords(problem, words)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function problemWords({ problem, row, column, cell }: TableProblem, words: Words['insert']): string {
  const place = row === undefined ? '' : `${words.row} ${row}, ${words.column} ${column}: `;
  return place + (cell ? `${words.quote.replace('…', () => cell)} ` : '') + words.problems[problem];
}

interface ChartWordsProps {
  draft: ChartDraft;
  made: ReturnType<typeof madeChart>;
  units: readonly Unit[];
  /** True if it is said which words are missing. */
  isTold: boolean;
  onChange: (changed: Partial<ChartDraft>) => void;
}

function ChartWords({ draft, made, units, isTold, onChange }: ChartWordsProps) {
  const own = useWords().insert;
  const textLanguage = useTextLanguage();
  const missing = isTold ? made.missing : [];
  const pair = (place: WordPlace, label: string, isLong = false) => (
    <WordPair
      key={place}
      {...{ place, label, missing, isLong }}
      value={made.words(place)}
      onChange={(value) => onChange({ words: { ...draft.words, [place]: value } })}
    />
  );
  const unit = (index: 0 | 1, label: string) => (
    <ChoiceField
      label={label}
      none=""
      value={made.units[index]}
      choices={units.map((id) => ({ id, title: unitText(id, textLanguage) || own.noUnit }))}
      onChange={(value) =>
        onChange({ units: index === 0 ? [value as Unit, draft.units[1]] : [draft.units[0], value as Unit] })
      }
    />
  );
  return (
    <>
      {pair('title', own.name)}
      {made.axes.map((axis) => (
        <div key={axis} className="axis">
          {pair(axis, axis === 'x' ? own.horizontal : made.axes.length > 1 ? own.vertical : own.quantity)}
          {unit(axis === 'x' ? 0 : 1, own.unit)}
        </div>
      ))}
      {made.names.map((name, index) => pair(`name ${index}`, `${own.called} ${own.quote.replace('…', () => name)}`))}
      <details>
        <summary>{own.more}</summary>
        {pair('caption', own.caption, true)}
        {pair('description', own.description, true)}
      </details>
    </>
  );
}

function wordId({ place, language }: { place: WordPlace; language: LanguageCode }): string {
  return `chart ${place} ${language}`.replaceAll(' ', '-');
}

interface WordPairProps {
  place: WordPlace;
  label: string;
  value: InLanguages;
  missing: ReturnType<typeof madeChart>['missing'];
  isLong: boolean;
  onChange: (value: InLanguages) => void;
}

function WordPair({ place, label, value, missing, isLong, onChange }: WordPairProps) {
  const words = useWords();
  const desk = useContext(LanguageContext);
  return (
    <div className="sides">
      {languageCodes.map((language) => {
        const isMissing = missing.some((each) => each.place === place && each.language === language);
        const id = wordId({ place, language });
        const input = { id, value: value[language], lang: languageOf(language).tag };
        return (
          <Field
            key={language}
            label={{ children: `${label} · ${languageLabel(language, desk)}`, htmlFor: id }}
            validationMessage={isMissing ? words.needed : null}
          >
            {isLong ? (
              <Textarea {...input} onChange={(_, data) => onChange({ ...value, [language]: data.value })} />
            ) : (
              <Input {...input} onChange={(_, data) => onChange({ ...value, [language]: data.value })} />
            )}
          </Field>
        );
      })}
    </div>
  );
}
