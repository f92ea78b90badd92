import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser, type Document } from '@xmldom/xmldom';
import { type HTMLElement, parse } from 'node-html-parser';
import type { PageData, PageScripts } from '../../../src/site/renderer/intent-script.ts';

/** The folder of the built site. */
export const client = join(import.meta.dirname, '../../../dist/client');

/** A file of the built site as text. */
export function readBuilt(path: string): string {
  return readFileSync(join(client, path), 'utf8');
}

/** The paths of the built files with an ending, below the site's root. */
export function builtFiles(ending: string): string[] {
  const paths = readdirSync(client, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith(ending)).sort();
}

/** The file that answers at an address of the site. */
export function fileAt(address: string): string {
  const { pathname } = new URL(address, 'https://example.org');
  return /\.\w+$/.test(pathname) ? pathname.slice(1) : `${pathname.slice(1) || 'index'}.html`;
}

const pages = new Map<string, HTMLElement>();

/** A built page. Each is parsed once for all tests: they only look at it. */
export function readPage(path: string): HTMLElement {
  const page = pages.get(path) ?? parse(readBuilt(path));
  pages.set(path, page);
  return page;
}

/** The scripts that a built page loads once a visitor needs them. */
export function scriptsOf(path: string): PageScripts {
  const { scripts } = JSON.parse(readPage(path).querySelector('#page_data')?.textContent ?? '') as PageData;
  if (!scripts) throw new Error(`${path} names no scripts.`);
  return scripts;
}

/** Reads XML; anything that is not well-formed is an error. */
export function readXml(path: string): Document {
  const fail = (level: string, message: string) => {
    throw new Error(`${path}: ${level}: ${message}`);
  };
  return new DOMParser({ onError: fail }).parseFromString(readBuilt(path), 'text/xml');
}
