import { joinLanguagePath } from '../../lib/language/language-path.ts';
import { languages } from '../../lib/language/languages.ts';
import { useNamespace, usePage } from '../page-context.ts';

/** The same page in every language. The entry script stores the choice, the router follows the link. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { language, path } = usePage();
  const names = useNamespace('lang').languages;
  return (
    <ul className={className}>
      {languages.map(({ code, tag }) => (
        <li key={code}>
          <a
            href={joinLanguagePath(code, path)}
            lang={tag}
            hrefLang={tag}
            data-language={code}
            aria-current={code === language ? 'true' : undefined}
          >
            {names[code]}
          </a>
        </li>
      ))}
    </ul>
  );
}
