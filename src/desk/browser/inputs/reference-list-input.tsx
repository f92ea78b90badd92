import { Button } from '@fluentui/react-components';
import { useTextLanguage, useWords } from '../words.ts';
import { ChoiceInput } from './choice-input.tsx';
import type { ReferenceInputProps } from './reference-input.tsx';
import { choicesOf } from './targets.ts';

/** References to several items, each picked by its name; the value is their ids with commas between them. */
export function ReferenceListInput({ value, onChange, targets, ...field }: ReferenceInputProps) {
  const words = useWords();
  const choices = choicesOf(targets, useTextLanguage());
  const ids = String(value ?? '')
    .split(',')
    .filter(Boolean);
  const keep = (kept: readonly string[]) => onChange(kept.join(',') || undefined);
  const titleOf = (id: string) => choices.find((choice) => choice.id === id)?.title ?? id;
  return (
    <>
      <ChoiceInput
        {...field}
        value=""
        choices={choices.filter(({ id }) => !ids.includes(id))}
        onChange={(id) => id !== undefined && keep([...new Set([...ids, String(id)])])}
      />
      {ids.length > 0 && (
        <ul className="chosen">
          {ids.map((id) => (
            <li key={id}>
              {titleOf(id)}{' '}
              <Button
                size="small"
                aria-label={`${words.remove}: ${titleOf(id)}`}
                onClick={() => keep(ids.filter((each) => each !== id))}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
