import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { optionalModules } from './optional-modules.ts';

/** A name of a CSS module, as class-name.ts makes it: it ends with the mark of its file. */
const scopedName = /_[\w-]+?_([\da-z]{3})(?![\w-])/g;

/** The hashes of the CSS modules that a text names. */
export function styleModulesIn(text: string): string[] {
  return [...new Set([...text.matchAll(scopedName)].map(([, hash = '']) => hash))];
}

/** The modules that a selector names. */
function modulesOfSelector(selector: string): string[] {
  const optional = optionalModules.filter(({ names }) => names.test(selector)).map(({ module }) => module);
  return [...styleModulesIn(selector), ...optional];
}

/** Whether a selector, or the name of an animation, is kept: decided by the hashes of the CSS modules that it names. */
type Keep = (hashes: readonly string[]) => boolean;

/** Returns the rules of a style sheet that are kept, in their order. Rules for fonts and printed pages belong to no module. */
export function rulesWhere(css: string, keep: Keep): string {
  const sheet = postcss.parse(css);
  prune(sheet, keep);
  return sheet.toString();
}

function prune(container: Container<ChildNode>, keep: Keep): void {
  container.each((node) => {
    if (node.type === 'rule') pruneRule(node, keep);
    else if (node.type === 'atrule') pruneAtRule(node, keep);
    else if (node.type === 'comment') node.remove();
  });
}

function pruneRule(rule: Rule, keep: Keep): void {
  const selectors = rule.selectors.filter((selector) => keep(modulesOfSelector(selector)));
  if (!selectors.length) rule.remove();
  else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
}

function pruneAtRule(rule: AtRule, keep: Keep): void {
  const isGroup = ['media', 'supports', 'layer', 'container'].includes(rule.name);
  if (isGroup && rule.nodes) {
    prune(rule as Container<ChildNode>, keep);
    if (!rule.nodes.length) rule.remove();
  } else if (!keep(styleModulesIn(rule.params))) rule.remove();
}
