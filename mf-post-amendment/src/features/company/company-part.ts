import type { CompanyStanding } from '@registrar/domain/calls/company-standing';

/** What each part of the page of a company is given. */
export interface CompanyPartProps {
  readonly standing: CompanyStanding;
}
