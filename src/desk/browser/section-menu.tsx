import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useWords } from './words.ts';

/** Headings and foldable groups of a form to which one can jump: those of one language stand for all. */
const sections = 'main section > h3, main section details.group[data-jump] > summary';

/** A list of the sections of the form, in its bar: each is unfolded, and gets the focus. */
export function SectionMenu() {
  const words = useWords();
  const menu = useRef<HTMLDetailsElement>(null);
  const [found, setFound] = useState<readonly HTMLElement[]>([]);
  // The form changes while somebody writes: it is looked through when the list is opened.
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
    setFound(currentTarget.open ? [...document.querySelectorAll<HTMLElement>(sections)] : []);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, []);
  const jump = (section: HTMLElement) => {
    if (menu.current) menu.current.open = false;
    reveal(section);
    section.scrollIntoView({ block: 'start' });
    section.focus();
  };
  return (
    <details
      className="section-menu"
      ref={menu}
      onToggle={onToggle}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary>{words.sections}</summary>
      <ul>
        {found.map((section, index) => (
          <li key={index}>
            <button type="button" className={section.tagName.toLowerCase()} onClick={() => jump(section)}>
              {section.textContent}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Unfolds everything around an element, so that it can be seen and get the focus. */
export function reveal(element: Element): void {
  for (let around = element.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true;
  }
}
