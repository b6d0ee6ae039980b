import { locationChange, nameChange, others } from '@registrar/domain/processes';
import type { FilingPages } from '@registrar/ui/filing-pages';
import { ADD_NEW, amendmentAddress } from './amendment-address';

/** What the pages of a change need beside its definition: their addresses. */
export const amendmentPages = (processName: string): FilingPages => ({
  processes: [locationChange, nameChange, others],
  home: ADD_NEW,
  addressOf: (id, step) => amendmentAddress(processName, id, step),
});
