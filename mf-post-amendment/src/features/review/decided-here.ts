import { companyChanges } from '@registrar/domain/processes/tables/company-changes';

/**
 * The changes that the office decides on the page of this remote. One of a name it decides among the names: routes.json
 * of mf-name-reservation has its page.
 */
export const decidedHere = companyChanges.filter(({ process }) => process !== 'NAME_CHANGE');
