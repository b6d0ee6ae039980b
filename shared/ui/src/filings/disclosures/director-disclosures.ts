import { lazy } from 'react';
import type { FilingPart } from '../filing/filing-pages';

/** The part of DIRECTOR_DISCLOSURE, for every process that asks the directors by section 92. */
export const directorDisclosures: FilingPart = {
  asked: lazy(async () => ({ default: (await import('./disclosure-list')).DisclosureList })),
  filedWithRemarks: lazy(async () => ({ default: (await import('./filed-disclosures')).FiledDisclosures })),
};
