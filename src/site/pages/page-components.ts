import type { ComponentType } from 'react';

/**
 * The pages of this folder by their files, each with its component as default export. Vite gives nothing when the script is gone and
 * the page is about to reload.
 */
const modules = import.meta.glob<{ default: ComponentType } | undefined>('./*-page.tsx');

const loaded = new Map<string, ComponentType>();

/**
 * Loads a page component by its name: `HistoryPage` is in `history-page.tsx`.
 * @throws `Page not found: NAME` when there is none (specification, section 8).
 */
export async function loadPageComponent(component: string): Promise<ComponentType> {
  const known = loaded.get(component);
  if (known) return known;
  const load = modules[`./${component.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.tsx`];
  if (!load) throw new Error(`Page not found: ${component}`);
  const module = await load();
  // The page is about to reload: there is nothing left to do.
  if (!module) return new Promise(() => {});
  loaded.set(component, module.default);
  return module.default;
}
