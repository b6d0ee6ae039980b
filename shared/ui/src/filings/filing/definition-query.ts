import { use } from 'react';
import { definitionQuery } from '@registrar/domain/processes/definition/definition-stamp';
import { DrawnVersions } from './drawn-versions';
import { FilingPagesContext } from './filing-pages';

/**
 * With which form a page writes a filing, as its calls say it. The remote draws its own definition, which may be of
 * another release than these pages, so its version counts; a page that draws no form says nothing.
 */
export function useDefinitionQuery(): (process: string | undefined) => { readonly definition?: string } {
  const pages = use(FilingPagesContext);
  const drawn = use(DrawnVersions);
  const ofPages = Object.fromEntries((pages?.processes ?? []).map(({ process, version }) => [process, version]));
  return (process) => definitionQuery(process, { ...drawn, ...ofPages });
}
