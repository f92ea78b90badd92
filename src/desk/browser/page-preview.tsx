import { useContext, useEffect, useState } from 'react';
import { joinLanguagePath } from '../../lib/language/language-path.ts';
import { isLanguageCode, languageCodes } from '../../lib/language/languages.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import { api, faultIn } from './api.ts';
import { useNameInAddress } from './form-address.ts';
import { Fault } from './form-parts.tsx';
import { ChoiceField } from './inputs/choice-input.tsx';
import { MistakenThings } from './mistakes.tsx';
import { LanguageContext, languageLabel, useTextLanguage, useWords } from './words.ts';

/** Widths of a phone and a tablet, in CSS pixels; 0 for as wide as there is room. */
const widths = [0, 360, 768, 1280] as const;

/** The page of a thing as visitors will see it, with what is not saved yet; it follows what is typed. */
export function PagePreview({ address, errors }: { address: string; errors: readonly FieldDiagnostic[] }) {
  const own = useWords().preview;
  const deskLanguage = useContext(LanguageContext);
  const name = useNameInAddress();
  const { origin, isAlone, fault } = useOpened(name);
  const [language, setLanguage] = useState<string>(useTextLanguage());
  const [width, setWidth] = useState('0');
  const stopping = isAlone ? errors.filter(({ thing }) => thing === undefined || thing === name) : errors;
  const path = isLanguageCode(language) ? joinLanguagePath(language, address) : address;
  const languages = languageCodes.map((code) => ({ id: code, title: languageLabel(code, deskLanguage) }));
  const widthsInWords = widths.map((each) => ({ id: String(each), title: each ? String(each) : own.whole }));
  return (
    <section className="page-preview" aria-label={own.title}>
      <div className="beside">
        <div className="filters">
          <ChoiceField label={own.language} none="" value={language} choices={languages} onChange={setLanguage} />
          <ChoiceField label={own.width} none="" value={width} choices={widthsInWords} onChange={setWidth} />
        </div>
        {origin && (
          <p>
            <a href={origin + path} target="_blank" rel="noreferrer">
              {own.open}
            </a>
          </p>
        )}
        <p role="status">{!origin && !fault && own.starts}</p>
        {/* Said politely: who types makes errors all the time. */}
        <p role="status">
          {stopping.length > 0 && (
            <>
              {own.stopped}: <MistakenThings mistakes={stopping} />
            </>
          )}
        </p>
        <Fault of={fault} />
        {origin && (
          <div className="frame">
            {/* Another window for another page: one that is just loading its page again would stay with that. */}
            <iframe key={path} title={own.title} src={origin + path} style={{ width: Number(width) || '100%' }} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Opens the preview for one who looks at a thing: where it answers, or why it does not. */
function useOpened(name: string): { origin: string; isAlone: boolean; fault: string } {
  const words = useWords();
  const [opened, setOpened] = useState({ origin: '', isAlone: false, fault: '' });
  useEffect(() => {
    api.preview(name).then(
      (answer) => setOpened({ ...answer, fault: '' }),
      (error: Error) => setOpened((before) => ({ ...before, fault: faultIn(error, words) })),
    );
  }, [name, words]);
  return opened;
}
