import { Button, Field, Textarea } from '@fluentui/react-components';
import { useContext, useMemo, useRef, useState } from 'react';
import type { ImportField, ImportLine } from '../../new-item/import-lines.ts';
import type { ListedReference } from '../../server/new-thing.ts';
import { decodeTable, tableIn } from '../../tables/read-table.ts';
import { api, useAnswer } from '../api.ts';
import { focus } from '../form-address.ts';
import { Fault, Section } from '../form-parts.tsx';
import { ChoiceField } from '../inputs/choice-input.tsx';
import { useKept } from '../use-doing.ts';
import { LanguageContext, useKindWords, useWords } from '../words.ts';
import { ImportLines, type OfferedLine } from './import-lines.tsx';

interface ImportFormProps {
  onEdit: () => void;
}

/** Takes things from elsewhere: rows of a table, publications of a list, old addresses; each is a line to be accepted. */
export function ImportForm({ onEdit }: ImportFormProps) {
  const words = useWords();
  const own = words.import;
  const { labelOf } = useKindWords();
  const [kind, setKind] = useKept('desk-import-what', 'person');
  const [text, setText] = useKept('desk-import-table', '');
  const [fields, fault] = useAnswer(api.importFields, []);
  const shared = { kind, text, fields: fields?.[kind] ?? [], onEdit };
  return (
    <div className="new-thing">
      <h2 tabIndex={-1} ref={focus}>
        {own.title}
      </h2>
      <p>{own.help}</p>
      <ChoiceField
        label={own.what}
        none=""
        value={kind}
        choices={[
          ...Object.keys(fields ?? {}).map((id) => ({ id, title: labelOf(id) })),
          { id: 'redirects', title: own.addresses },
        ]}
        onChange={setKind}
      />
      <TextOrFile label={own.text} hint={hintOf(kind, own)} text={text} onText={setText} />
      <Fault of={fault} />
      {text.trim() !== '' &&
        (kind === 'publication' ? <References key={text} {...shared} /> : <TableRows key={kind} {...shared} />)}
    </div>
  );
}

function hintOf(kind: string, words: Record<'tableHelp' | 'addressHelp' | 'referenceHelp', string>): string {
  if (kind === 'redirects') return words.addressHelp;
  return kind === 'publication' ? words.referenceHelp : words.tableHelp;
}

interface TextOrFileProps {
  label: string;
  hint: string;
  text: string;
  onText: (text: string) => void;
}

/** A text that is pasted, or comes from a file, in whatever encoding. */
function TextOrFile({ label, hint, text, onText }: TextOrFileProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file) onText(decodeTable(new Uint8Array(await file.arrayBuffer())));
  };
  return (
    <div>
      <Field label={label} hint={hint}>
        <Textarea
          resize="vertical"
          rows={6}
          spellCheck={false}
          value={text}
          onChange={(_, { value }) => onText(value)}
        />
      </Field>
      <div className="actions">
        <Button onClick={() => input.current?.click()}>{words.files.choose}</Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.bib,.ris,.json"
          onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
        />
      </div>
    </div>
  );
}

interface SourceProps extends ImportFormProps {
  kind: string;
  text: string;
  fields: readonly ImportField[];
}

/** Rows of a table, whose columns fill fields; of old addresses, the first leads to the second. */
function TableRows({ text, ...source }: SourceProps) {
  const { kind, fields } = source;
  const language = useContext(LanguageContext);
  const own = useWords().import;
  const isOfAddresses = kind === 'redirects';
  const rows = useMemo(() => tableIn(text), [text]);
  const hasHead = !isOfAddresses || !rows[0]?.some((cell) => cell.includes('/'));
  const heads = hasHead ? (rows[0] ?? []) : [];
  const [matched, fault] = useAnswer(
    () => (isOfAddresses ? Promise.resolve(['from', 'to']) : api.columns(kind, heads)),
    [kind, heads.join('\t')],
  );
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const columns = (matched ?? []).map((id, index) => chosen[index] ?? id ?? '');
  const lines = useMemo(
    () =>
      (hasHead ? rows.slice(1) : rows).map((row): OfferedLine => {
        const cells = columns.flatMap((id, index) => (id ? [[id, row[index] ?? ''] as const] : []));
        return {
          title: isOfAddresses ? row.slice(0, 2).join(' → ') : row.filter(Boolean).slice(0, 2).join(', '),
          line: Object.fromEntries(cells),
        };
      }),
    [rows, columns.join(' ')],
  );
  if (!matched) return <Fault of={fault} />;
  return (
    <>
      {!isOfAddresses && (
        <Section title={own.columns}>
          <div className="columns">
            {heads.map((head, index) => (
              <ChoiceField
                key={`${index} ${head}`}
                label={head || `${own.column} ${index + 1}`}
                none={own.notTaken}
                value={columns[index] ?? ''}
                choices={fields
                  .filter(({ id }) => !columns.includes(id) || columns[index] === id)
                  .map(({ id, label }) => ({ id, title: label[language] }))}
                onChange={(id) => setChosen({ ...chosen, [index]: id })}
              />
            ))}
          </div>
        </Section>
      )}
      <ImportLines key={text} {...source} lines={lines} />
    </>
  );
}

/** Publications of a list. The language of one decides in which field its title goes: it is read again then. */
function References({ text, ...source }: SourceProps) {
  const [read, fault] = useAnswer(() => api.readReferences(text), [text]);
  const [again, setAgain] = useState<Readonly<Record<number, ListedReference>>>({});
  const lines = useMemo(
    () =>
      (read ?? []).map((reference, index): OfferedLine => {
        const { title, answers, open, fault: unread } = again[index] ?? reference;
        return { title, line: answers, notes: open, ...(unread && { fault: unread }) };
      }),
    [read, again],
  );
  const onCorrect = async (index: number, line: ImportLine) => {
    const reference = read?.[index];
    if (!reference || !line.language || line.language === lines[index]?.line.language) return;
    const answered = await api.readReference(reference.text, line.language);
    setAgain((before) => ({ ...before, [index]: { ...reference, ...answered } }));
  };
  if (!read) return <Fault of={fault} />;
  return <ImportLines {...source} {...{ lines, onCorrect }} />;
}
