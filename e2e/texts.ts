import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'ne' | 'en';
export const languages: readonly Language[] = ['ne', 'en'];

type Tree = { readonly [key: string]: string | Tree };

function lookUp(tree: Tree, key: string): string | undefined {
  const flat = tree[key];
  if (typeof flat === 'string') return flat;
  let node: string | Tree | undefined = tree;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/** Words that are kept apart from their workspace’s: those of the shell’s own pages, of the typing help, of the parts of a filing. */
const PLACES: Readonly<Record<string, string>> = { 'shell-pages': 'shell/src/pages/locales', typing: 'shared/ui/src/typing/locales', sections: 'shared/ui/src/sections/locales', review: 'shared/ui/src/review/locales', payable: 'shared/ui/src/payable/locales', filings: 'shared/ui/src/filings/locales' };

function catalogue(workspace: string, language: Language): Tree {
  const words: Tree = JSON.parse(readFileSync(join(__dirname, '..', PLACES[workspace] ?? `${workspace}/src/locales`, `${language}.json`), 'utf8'));
  return words;
}

/**
 * The words a workspace shows, so that a journey finds a button in either language and breaks when a word is missing.
 * A remote says what the pages of a filing say, unless it has the sentence among its own as `filing.` and the key.
 */
export function texts(workspace: string, language: Language): (key: string, values?: Readonly<Record<string, string>>) => string {
  const tree = catalogue(workspace, language);
  const filings = workspace.startsWith('mf-') ? catalogue('filings', language) : {};
  return (key, values = {}) => {
    const text = lookUp(tree, `filing.${key}`) ?? lookUp(tree, key) ?? lookUp(filings, key);
    if (text === undefined) throw new Error(`${workspace} has no ${language} text for ${key}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}
