import { useEffect, useRef, useState } from 'react';
import type { Namespaces } from '../../compile/namespaces.ts';
import { Icon } from '../icons.tsx';
import { useHref, useNamespace, useOptionalNamespace, usePage, useText } from '../page-context.ts';
import { DateText } from '../parts/date-text.tsx';
import styles from './news-sidebar.module.css';

/** The latest news, with the next in the place of the item that is open, and whether that is one of them. */
export function useOtherNews(): { items: Namespaces['latest-news']['items']; isOneOfThem: boolean } {
  const own = useHref()(usePage().path);
  const { items: all = [], next } = useOptionalNamespace('latest-news') ?? {};
  const others = all.filter(({ href }) => href !== own);
  const isOneOfThem = others.length < all.length;
  return { items: isOneOfThem && next ? [...others, next] : others, isOneOfThem };
}

/**
 * The latest news: a column beside the page on wide screens, below it a carousel on narrow
 * ones. The carousel is a scroller with snap points, so that it works by touch and without a script; its buttons and dots
 * come with the script.
 */
export function NewsSidebar({ items }: Pick<Namespaces['latest-news'], 'items'>) {
  const labels = useNamespace('labels');
  const t = useText();
  const { newsTitle } = useNamespace('news');
  const { index, goTo, step, scroller } = useCarousel(items.length);
  return (
    <aside className={styles.sidebar} aria-labelledby="latest-news">
      <h2 id="latest-news">{newsTitle}</h2>
      <ul className={styles.list} {...scroller}>
        {items.map(({ id, href, title, date, colour }) => (
          <li key={id} data-colour={colour}>
            <DateText iso={date} className={styles.date} />
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
      <div className={styles.controls} data-seen="">
        <button
          type="button"
          disabled={index === 0}
          onClick={(event) => step(-1, event)}
          aria-label={labels.newsSidebar.previous}
        >
          <Icon name="chevronLeft" />
        </button>
        {items.map(({ id }, number) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            aria-current={number === index ? 'true' : undefined}
            aria-label={t('labels:newsSidebar.goTo', { number: number + 1, total: items.length })}
            onClick={() => goTo(number)}
          />
        ))}
        <button
          type="button"
          disabled={index === items.length - 1}
          onClick={(event) => step(1, event)}
          aria-label={labels.newsSidebar.next}
        >
          <Icon name="chevronRight" />
        </button>
      </div>
    </aside>
  );
}

/** The time for which a scroller must have stood still in browsers that do not tell, in ms. */
const stillness = 150;

/** Returns the item that is shown, what goes to others, and the properties of the list that is scrolled. */
function useCarousel(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  const goTo = (next: number) => {
    const list = ref.current;
    const wantsRest = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list?.scrollTo({ left: next * list.clientWidth, behavior: wantsRest ? 'instant' : 'smooth' });
    setIndex(next);
  };
  const step = (by: 1 | -1, { currentTarget }: React.MouseEvent) => {
    const next = index + by;
    // At an end the button goes out of use: the focus stays here, on the item's dot.
    if (next === 0 || next === count - 1)
      currentTarget.parentElement
        ?.querySelectorAll<HTMLElement>(`.${styles.dot}`)
        [next]?.focus({ preventScroll: true });
    goTo(next);
  };
  const findIndex = () => {
    const list = ref.current;
    if (list?.clientWidth) setIndex(Math.round(list.scrollLeft / list.clientWidth));
  };
  // It may have been scrolled before the script came.
  useEffect(findIndex, []);
  const timer = useRef<number>(undefined);
  const onScroll = () => {
    if ('onscrollend' in document) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(findIndex, stillness);
  };
  return { index, goTo, step, scroller: { ref, onScroll, onScrollEnd: findIndex } };
}
