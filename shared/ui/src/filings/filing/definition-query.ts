import { use } from 'react';
import { definitionQuery } from '@registrar/domain/processes/definition-versions';
import { FilingPagesContext } from './filing-pages';

/**
 * With which form a page writes a filing, as its calls say it. The remote draws its own definition, which may be of
 * another release than these pages, so its version counts; where no remote has brought one, that of the copy here.
 */
export function useDefinitionQuery(): (process: string | undefined) => { readonly definition?: string } {
  const pages = use(FilingPagesContext);
  return (process) =>
    definitionQuery(process, pages?.processes.find((definition) => definition.process === process)?.version);
}
