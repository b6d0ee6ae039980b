/** The page with every fiscal year of a company, where an annual report is started. */
export const reportsLink = (companyId: string): string =>
  `/annual-report/list/all?company=${encodeURIComponent(companyId)}`;
