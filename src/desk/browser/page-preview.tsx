import { Field, Select } from '@fluentui/react-components';
import { useContext, useEffect, useState } from 'react';
import { joinLanguagePath } from '../../lib/language/language-path.ts';
import { isLanguageCode, languageCodes } from '../../lib/language/languages.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { ListedThing } from '../server/listed-things.ts';
import { api } from './api.ts';
import { Fault, faultIn } from './fault.tsx';
import { useNameInAddress } from './form-address.ts';
import { MistakenThings } from './mistakes.tsx';
import { LanguageContext, languageLabel, useTextLanguage, useWords } from './words.ts';

/** Widths of a phone and a tablet, in CSS pixels; 0 for as wide as there is room. */
const widths = [0, 360, 768, 1280] as const;

interface PagePreviewProps {
  address: string;
  /** The errors in all of the content. */
  errors: readonly FieldDiagnostic[];
  things: readonly ListedThing[];
}

/** The page of a thing as visitors will see it, with what is not saved yet; it follows what is typed. */
export function PagePreview({ address, errors, things }: PagePreviewProps) {
  const words = useWords();
  const own = words.preview;
  const deskLanguage = useContext(LanguageContext);
  const [origin, setOrigin] = useState('');
  const [isAlone, setAlone] = useState(false);
  const [fault, setFault] = useState('');
  const name = useNameInAddress();
  const [language, setLanguage] = useState<string>(useTextLanguage());
  const [width, setWidth] = useState(0);
  useEffect(() => {
    api.preview(name).then(
      (opened) => {
        setOrigin(opened.origin);
        setAlone(opened.isAlone);
      },
      (error: Error) => setFault(faultIn(error, words)),
    );
  }, [name, words]);
  const stopping = isAlone ? errors.filter(({ thing }) => thing === undefined || thing === name) : errors;
  const path = isLanguageCode(language) ? joinLanguagePath(language, address) : address;
  return (
    <section className="page-preview" aria-label={own.title}>
      <div className="beside">
        <div className="filters">
          <Field label={own.language}>
            <Select value={language} onChange={(_, { value }) => setLanguage(value)}>
              {languageCodes.map((code) => (
                <option key={code} value={code}>
                  {languageLabel(code, deskLanguage)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={own.width}>
            <Select value={String(width)} onChange={(_, { value }) => setWidth(Number(value))}>
              {widths.map((each) => (
                <option key={each} value={each}>
                  {each || own.whole}
                </option>
              ))}
            </Select>
          </Field>
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
              {own.stopped}: <MistakenThings mistakes={stopping} things={things} />
            </>
          )}
        </p>
        <Fault of={fault} />
        {origin && (
          <div className="frame">
            {/* Another window for another page: one that is just loading its page again would stay with that. */}
            <iframe key={path} title={own.title} src={origin + path} style={{ width: width || '100%' }} />
          </div>
        )}
      </div>
    </section>
  );
}
