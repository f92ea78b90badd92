import type { ComponentType } from 'react';
import { pageFileName } from './page-file-name.ts';

/** A file of this folder: a page component as its default export. */
interface PageModule {
  default: ComponentType;
}

const loaded = new Map<string, ComponentType>();
const modules = import.meta.glob<PageModule | undefined>('./*-page.tsx');

/**
 * Loads a page component by its name.
 * @throws `Page not found: NAME` when there is none (specification, section 8).
 */
export async function loadPageComponent(component: string): Promise<ComponentType> {
  const known = loaded.get(component);
  if (known) return known;
  const load = modules[`./${pageFileName(component)}`];
  if (!load) throw new Error(`Page not found: ${component}`);
  const module = await load();
  // Vite gives nothing when the script is gone and the page is about to reload: there is nothing left to do.
  if (!module) return new Promise(() => {});
  loaded.set(component, module.default);
  return module.default;
}
