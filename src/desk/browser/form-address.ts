import { useEffect, useState } from 'react';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { FieldPlace } from '../server/thing.ts';
import { fieldId } from './field-context.ts';

/**
 * The address of a form: of a thing, `news/new-microscope`, or of what is done with one, `delete/news/new-microscope`.
 * @param field where one goes in it
 */
export function formAddress(name: string, field?: FieldPlace): string {
  return `#/${encodeURI(name)}${queryOf(field)}`;
}

/** A field as addresses name it; empty for none. */
export function queryOf(field?: FieldPlace): string {
  return field ? `?${new URLSearchParams({ part: field.part, pointer: field.pointer })}` : '';
}

/** The name of the form at the address of the page; empty for none. */
export function useNameInAddress(): string {
  const [name, setName] = useState(nameInAddress);
  useEffect(() => {
    const follow = () => setName(nameInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return name;
}

/** The same at this moment. */
export function nameInAddress(): string {
  try {
    return decodeURIComponent(/^#\/([^?]+)/.exec(location.hash)?.[1] ?? '');
  } catch {
    // Not an address that the desk made: `#/100%`.
    return '';
  }
}

/** Goes to the field that the address of the page names, once the form has it. The address names the form alone then, so that the same link leads there again. */
export function useFieldInAddress(isThere: boolean): void {
  useEffect(() => {
    const follow = () => {
      const query = new URLSearchParams(/^#[^?]*\?(.*)/.exec(location.hash)?.[1]);
      const [part, pointer] = [query.get('part'), query.get('pointer')];
      if (!part || pointer === null) return;
      history.replaceState(null, '', formAddress(nameInAddress()));
      goToField(part, pointer);
    };
    if (!isThere) return;
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [isThere]);
}

/** Goes to the field at a pointer, or to the nearest one around it, and in it to the words that a mistake is about. */
export function goToField(part: string, pointer: string, range?: FieldDiagnostic['range']): void {
  const parts = pointer.split('/');
  for (let count = parts.length; count > 0; count--) {
    const field = document.getElementById(fieldId(part, parts.slice(0, count).join('/')));
    if (!field) continue;
    reveal(field);
    field.scrollIntoView({ block: 'center' });
    field.focus();
    if (range && count === parts.length) selectWords(field, range);
    return;
  }
}

/** Unfolds everything around an element, so that it can be seen and get the focus. */
export function reveal(element: Element): void {
  for (let around = element.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true;
  }
}

function selectWords(field: HTMLElement, range: NonNullable<FieldDiagnostic['range']>): void {
  const { from, to, words } = range;
  // A surface knows itself where its words stand.
  field.dispatchEvent(new CustomEvent('select-words', { detail: range }));
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');
  if (isText && field.value.slice(from, to) === words) field.setSelectionRange(from, to);
}

/** Takes somebody on who came here by what is gone now. A ref: it focuses an element once, when that appears. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}
