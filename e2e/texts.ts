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

/**
 * Words that are kept apart from their workspace’s: those of the shell’s own pages, of pins, of the typing help, of the
 * parts of a filing.
 */
const PLACES: Readonly<Record<string, string>> = {
  'shell-pages': 'shell/src/pages/locales',
  pins: 'shell/src/chrome/pins/locales',
  typing: 'shared/ui/src/base/typing/locales',
  sections: 'shared/ui/src/sections/section/locales',
  review: 'shared/ui/src/review/locales',
  payable: 'shared/ui/src/filings/payable/charges/locales',
  filings: 'shared/ui/src/filings/filing/locales',
  names: 'shared/ui/src/register/names/locales',
  company: 'shared/ui/src/register/company/locales',
};

function catalogue(workspace: string, language: Language): Tree {
  const words: Tree = JSON.parse(
    readFileSync(join(__dirname, '..', PLACES[workspace] ?? `${workspace}/src/locales`, `${language}.json`), 'utf8'),
  );
  return words;
}

/**
 * The words a workspace shows, so that a journey finds a button in either language and breaks when a word is missing.
 * A remote says what the pages of a filing and the check of a name say, unless it has the sentence of a filing among
 * its own as `filing.` and the key; what is said of a company of the register is found as `company.` and its key.
 */
export function texts(
  workspace: string,
  language: Language,
): (key: string, values?: Readonly<Record<string, string>>) => string {
  const tree = catalogue(workspace, language);
  const [filings, names, company] = workspace.startsWith('mf-')
    ? [catalogue('filings', language), catalogue('names', language), catalogue('company', language)]
    : [{}, {}, {}];
  return (key, values = {}) => {
    const text =
      lookUp(tree, `filing.${key}`) ??
      lookUp(tree, key) ??
      lookUp(filings, key) ??
      lookUp(names, key) ??
      lookUp(company, key.replace(/^company\./, ''));
    if (text === undefined) throw new Error(`${workspace} has no ${language} text for ${key}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}
