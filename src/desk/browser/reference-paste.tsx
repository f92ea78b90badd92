import { Button, Field, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import type { PastedReference } from '../server/read-pasted.ts';
import { api, Refusal } from './api.ts';
import { faultIn } from './fault-in.ts';
import { useWords } from './words.ts';

/** Takes the answers about a publication from an entry of a journal or reference manager. */
export function ReferencePaste({ onRead }: { onRead: (read: PastedReference, text: string) => void }) {
  const words = useWords();
  const own = words.reference;
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [state, setState] = useState<'waits' | 'reads' | 'filled'>('waits');
  const isReady = text.trim() !== '' && state !== 'reads';
  const read = async () => {
    if (!isReady) return;
    setFault('');
    setState('reads');
    try {
      onRead(await api.readReference(text), text);
      setState('filled');
    } catch (error) {
      setFault((error instanceof Refusal && error.problems?.entry) || faultIn(error as Error, words));
      setState('waits');
    }
  };
  return (
    <>
      <Field
        label={own.entry}
        hint={own.help}
        validationState={fault ? 'error' : 'none'}
        validationMessage={fault || null}
      >
        <Textarea
          resize="vertical"
          rows={5}
          spellCheck={false}
          value={text}
          onChange={(_, { value }) => setText(value)}
        />
      </Field>
      <div className="actions">
        <Button disabledFocusable={!isReady} onClick={read}>
          {own.read}
        </Button>
      </div>
      <p role="status">{state === 'filled' && own.filled}</p>
    </>
  );
}
