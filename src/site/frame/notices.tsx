import { Icon } from '../icons.tsx';
import { useNamespace } from '../page-context.ts';
import { RichText } from '../parts/rich-text.tsx';
import './notices.css';

/**
 * The notices above every page. A box to tick hides them, so that no script is needed; the inline script remembers which ones were
 * hidden, by their key.
 */
export function Notices() {
  const { common } = useNamespace('labels');
  const { notices } = useNamespace('header');
  if (!notices) return null;
  return (
    <section className="notices" aria-label={common.notices} data-notices={notices.key}>
      <ul>
        {notices.items.map(({ id, urgent, title, text }) => (
          <li key={id} className={urgent ? 'notices-urgent' : undefined}>
            <strong>{title}</strong>
            {text && <RichText html={text} />}
          </li>
        ))}
      </ul>
      <label className="notices-hide" title={common.hideNotices}>
        <input
          type="checkbox"
          name="notices"
          value={notices.key}
          className="visually-hidden"
          aria-label={common.hideNotices}
        />
        <Icon name="close" />
      </label>
    </section>
  );
}
