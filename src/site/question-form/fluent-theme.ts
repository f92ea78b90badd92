import rules from 'virtual:theme-fluent';

/**
 * Puts the tokens of both themes that Fluent's components use into the page. By script, because the style sheet of the
 * site carries only what every page needs, and the security policy lets no written style in afterwards.
 */
export function installFluentTheme(): void {
  const { sheet } = document.head.appendChild(document.createElement('style'));
  for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length);
}
