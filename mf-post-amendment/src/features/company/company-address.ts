/** The choice of one's companies; of one alone its own page. */
export const OWN_COMPANIES = '/post-amendment/company';

/** What the company's own page shows: one part at a time, named in the address. */
export const COMPANY_PARTS = ['record', 'people', 'shares', 'filings', 'dues', 'calls', 'orders', 'papers'] as const;
export type CompanyPart = (typeof COMPANY_PARTS)[number];

export const companyAddress = (companyId: string, part?: CompanyPart): string =>
  `${OWN_COMPANIES}/${companyId}${part === undefined ? '' : `?part=${part}`}`;

/** Who read the private side of the company. */
export const lockAddress = (companyId: string): string => `${companyAddress(companyId)}/lock`;
export const accessLogAddress = (companyId: string): string => `${companyAddress(companyId)}/access-log`;
