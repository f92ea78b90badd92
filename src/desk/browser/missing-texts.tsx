import { Button } from '@fluentui/react-components';
import { useContext } from 'react';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { LanguageContext, languageLabel, useWords } from './words.ts';

/** Says that a thing lacks its texts in a language, and lets somebody begin them. */
export function MissingTexts({ language, onBegin }: { language: LanguageCode; onBegin: () => void }) {
  const words = useWords();
  const label = languageLabel(language, useContext(LanguageContext));
  return (
    <p>
      {label}: {words.noPart}{' '}
      <Button aria-label={`${words.begin}: ${label}`} onClick={onBegin}>
        {words.begin}
      </Button>
    </p>
  );
}
