import { lazy } from 'react';
import { companyChanges } from '@registrar/domain/processes/company-changes';
import type { FilingPages } from '@registrar/ui/filing-pages';
import { ADD_NEW, amendmentAddress } from './amendment-address';

const NewNameStep = lazy(async () => ({ default: (await import('../name-change/new-name-step')).NewNameStep }));

const NewTypeStep = lazy(async () => ({ default: (await import('../conversion/new-type-step')).NewTypeStep }));

const GroupNote = lazy(async () => {
  const { GroupNote: note } = await import('@registrar/ui/names');
  return { default: note };
});

/** What the pages of a change need beside its definition: their addresses, and the step of a new name, which is checked or chosen. */
export const amendmentPages = (processName: string): FilingPages => ({
  processes: companyChanges,
  home: ADD_NEW,
  steps: { 'new-name': NewNameStep, 'new-type': NewTypeStep },
  note: GroupNote,
  addressOf: (id, step) => amendmentAddress(processName, id, step),
});
