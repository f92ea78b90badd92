import { Button, Checkbox, Field } from '@fluentui/react-components';
import { createContext, useContext, useEffect, useId, useRef, useState } from 'react';
import { altKey } from '../../content/field-words.ts';
import { asObject } from '../../content/unknown-value.ts';
import { languageCodes, languageOf } from '../../lib/language/languages.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { PartName } from '../server/thing.ts';
import { api, useAnswer } from './api.ts';
import { FieldContext, fieldId, type InputProps, type TextSide } from './field-context.ts';
import { Fault } from './form-parts.tsx';
import { PlainInput } from './inputs/plain-input.tsx';
import { MistakeWords, stateOf } from './mistakes.tsx';
import { isStillThere } from './part-edits.ts';
import { chosen, resolved, type Schema, schemaAt, schemaOf } from './schema.ts';
import { type ThingEditor, useThing } from './thing-editor.ts';
import { useDoing } from './use-doing.ts';
import { LanguageContext, languageLabel, useFieldWords, useWords } from './words.ts';

/** The part beside the pictures of a form needs its texts, and tells it of captions. */
export interface Pictures {
  sides: readonly TextSide[];
  captions: Captions;
  mistakes: readonly FieldDiagnostic[];
  onEdit: () => void;
}

export const PicturesContext = createContext<Pictures | undefined>(undefined);

type Captions = ReturnType<typeof useCaptions>;

/** Knows the captions that a form shows: they are saved and discarded with it. */
export function useCaptions() {
  const editors = useRef(new Map<string, ThingEditor>());
  const [drafted, setDrafted] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const send = () => Promise.all([...editors.current.values()].map((editor) => editor.run(async () => {})));
  return {
    isDraft: drafted.length > 0,
    /** Counts how often they were discarded: what is shown then is asked for again. */
    round,
    /** Saves the form with all that is typed in them, and shows them as they are then. */
    saving: async (save: () => Promise<boolean>) => {
      await send();
      const isDone = await save();
      await send();
      return isDone;
    },
    /** Discards the form with them, and shows them as they are then. */
    discarding: (discard: ThingEditor['discard']) => async () => {
      const own = [...editors.current.values()];
      // All at once: what is typed from now on stays.
      const dropping = [discard(own), ...own.map((editor) => editor.discard())];
      if ((await Promise.all(dropping)).includes(false)) return false;
      setRound((count) => count + 1);
      return true;
    },
    hold: (name: string, editor: ThingEditor, isDraft: boolean) => {
      editors.current.set(name, editor);
      const others = (names: readonly string[]) => names.filter((each) => each !== name);
      setDrafted((names) =>
        names.includes(name) === isDraft ? names : [...others(names), ...(isDraft ? [name] : [])],
      );
    },
    release: (name: string) => {
      editors.current.delete(name);
      setDrafted((names) => names.filter((each) => each !== name));
    },
  };
}

/** The keys of texts that stand beside the pictures of some facts. */
export function keysBesidePictures({ properties = {} }: Schema, file: Schema): string[] {
  const isPicture = (key: string) => resolved(properties[key] ?? {}, file).format === 'image';
  return Object.keys(properties).filter(isPicture).map(altKey);
}

/** The texts that say what a picture of the facts shows, by language; none where its kind has none. */
function useAltTexts(part: PartName, pointer: string) {
  const { sides = [] } = useContext(PicturesContext) ?? {};
  const [, key = '', at] = /^\/(\w+)(?:\/(\d+))?$/.exec(pointer) ?? [];
  const alt = altKey(key);
  if (part !== 'data' || !key) return [];
  return sides.flatMap(({ part: language, side }) => {
    if (!side?.schema.properties?.[alt]) return [];
    const { [alt]: texts, ...others } = asObject(side.value);
    const list = Array.isArray(texts) ? texts : texts === undefined ? [] : [texts];
    const index = Number(at ?? 0);
    const place = Array.isArray(texts) || index > 0 ? `/${alt}/${index}` : `/${alt}`;
    return [
      {
        language,
        label: { schema: side.schema, key: alt },
        mayBeEmpty: !side.schema.required?.includes(alt),
        schema: chosen(schemaOf(side.schema, alt), '', side.file),
        pointer: place,
        /** The mistake with all of the texts is told at the first. */
        isAt: (other: string | undefined) => other === place || (index === 0 && other === `/${alt}`),
        text: list[index],
        onText: (text: unknown) => {
          const filled = Array.from({ length: Math.max(list.length, index + 1) }, (_, each) => list[each] ?? '');
          const changed = filled.with(index, text ?? '');
          side.onChange({ ...others, [alt]: at === undefined && !Array.isArray(texts) ? changed[0] : changed });
        },
        /** Does with the list of texts what is done with the list of pictures. */
        follow: (change: (texts: readonly unknown[]) => unknown[] | undefined) => {
          if (texts === undefined) return;
          const changed = change(list);
          side.onChange(changed ? { ...others, [alt]: changed } : others);
        },
      },
    ];
  });
}

/** Lets the texts follow when the pictures of a list are moved, removed or become more. @param pointer that of the list */
export function useFollowingTexts(part: PartName, pointer: string) {
  const texts = useAltTexts(part, pointer);
  return (change: (texts: readonly unknown[]) => unknown[] | undefined) => {
    for (const { follow } of texts) follow(change);
  };
}

/** The texts beside a picture: for each language its alternative text, and its caption. */
export function PictureTexts({ part, pointer, image }: { part: PartName; pointer: string; image: unknown }) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const { mistakes, resolve } = useContext(FieldContext);
  const { labelOf, helpOf } = useFieldWords();
  const alts = useAltTexts(part, pointer);
  const isThere = typeof image === 'string' && image !== '';
  if (alts.length === 0 || !(isThere || alts.some(({ text }) => text !== undefined))) return null;
  return (
    <div className="beside-picture">
      <div className="sides">
        {alts.map(({ language: code, label, schema, pointer: place, isAt, text, onText }) => (
          <div key={code} lang={languageOf(code).tag}>
            <TextBeside
              id={fieldId(code, place)}
              label={`${labelOf(label.schema, label.key)} · ${languageLabel(code, language)}`}
              hint={helpOf(schema, labelOf(label.schema, label.key))}
              mistakes={mistakes.filter((each) => each.part === code && isAt(each.pointer))}
              onResolve={resolve}
              value={text}
              // Nothing is said of a picture that only decorates.
              onChange={(own) => onText(own ?? '')}
            />
          </div>
        ))}
      </div>
      {isThere && alts.every(({ mayBeEmpty }) => mayBeEmpty) && (
        <Checkbox
          label={words.pictureTexts.decorates}
          checked={alts.every(({ text }) => text === '')}
          onChange={(_, { checked }) => {
            for (const { onText, follow } of alts) checked ? onText('') : follow(() => undefined);
          }}
        />
      )}
      {isThere && <Caption key={image} image={image} />}
    </div>
  );
}

interface TextBesideProps extends InputProps {
  label: string;
  hint?: string | undefined;
  mistakes: readonly FieldDiagnostic[];
  onResolve: (mistake: FieldDiagnostic) => void;
}

function TextBeside({ id, label, hint, mistakes, onResolve, ...props }: TextBesideProps) {
  return (
    <Field
      label={{ children: label, htmlFor: id }}
      hint={hint}
      validationState={stateOf(mistakes)}
      validationMessage={mistakes.length > 0 ? <MistakeWords mistakes={mistakes} onResolve={onResolve} /> : undefined}
    >
      <PlainInput id={id} schema={{ type: 'string' }} {...props} />
    </Field>
  );
}

function Caption({ image }: { image: string }) {
  const words = useWords();
  const pictures = useContext(PicturesContext);
  const [begun, setBegun] = useState('');
  const { fault, run } = useDoing();
  const [assets] = useAnswer(api.assets, [image, begun, pictures?.captions.round]);
  if (!assets) return null;
  const name = assets.find(({ folder, path }) => folder === 'images' && path === image)?.caption;
  const begin = () =>
    run(async () => {
      // Pictures of several folders may have the same name.
      const id = image.replace(/\.\w+$/, '').replaceAll('/', '-');
      setBegun((await api.begin('picture', { image, id })).name);
      pictures?.onEdit();
    });
  return (
    <>
      {name ? (
        <CaptionFields key={`${name} ${pictures?.captions.round}`} name={name} isBegun={name === begun} />
      ) : (
        <Button onClick={begin}>{words.pictureTexts.begin}</Button>
      )}
      <Fault of={fault} />
    </>
  );
}

function CaptionFields({ name, isBegun }: { name: string; isBegun: boolean }) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const { helpOf } = useFieldWords();
  const pictures = useContext(PicturesContext);
  const [editor, { thing, schemas, fault }] = useThing(name, pictures?.onEdit ?? (() => {}));
  const id = useId();
  const isDraft = Object.values(thing?.parts ?? {}).some((part) => part.isDraft);
  const { hold, release } = pictures?.captions ?? {};
  useEffect(() => hold?.(name, editor, isDraft), [name, editor, isDraft]);
  useEffect(() => () => release?.(name), [name]);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isBegun && thing) document.getElementById(`${id}-${languageCodes[0]}`)?.focus();
  }, [isBegun, thing !== undefined]);
  const own = pictures?.mistakes.filter((mistake) => mistake.thing === name && isStillThere(mistake)) ?? [];
  return (
    <div className="sides">
      {languageCodes.map((part) => {
        const open = thing?.parts[part];
        const file = open && schemas[open.schema];
        if (!open || !file) return null;
        const { caption, ...others } = asObject(open.value);
        return (
          <div key={part} lang={languageOf(part).tag}>
            <TextBeside
              id={`${id}-${part}`}
              label={`${words.pictureTexts.caption} · ${languageLabel(part, language)}`}
              hint={helpOf(resolved(schemaAt(file, `${open.pointer}/caption`), file), words.pictureTexts.caption)}
              mistakes={own.filter((each) => each.part === part && each.pointer === '/caption')}
              onResolve={() => editor.run(api.fix)}
              value={caption}
              onChange={(text) => editor.edit(part, { ...others, caption: text ?? '' })}
            />
          </div>
        );
      })}
      <Fault of={fault} />
    </div>
  );
}
