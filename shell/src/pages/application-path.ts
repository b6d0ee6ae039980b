/** Where an application is looked at, by process: the applicant's page and the officer's, up to the id. A new remote adds its row. */
const pages: Readonly<Record<string, { readonly own?: string; readonly review: string }>> = {
  COMPANY_REGISTRATION: { own: '/company-registration?application=', review: '/company-registration/review/' },
  MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION: { review: '/company-registration/review/' },
  MIGRATION_COMPANY_REGISTRATION: { review: '/company-registration/review/' },
  MIGRATION_NAME_RESERVATION: { own: '/company-name-reservation/migrated-name-reservation?application=', review: '/company-name-reservation-approval/' },
  // whoever files it reads the outcome on the dashboard
  NAME_CHANGE: { review: '/company-name-change-approval/' },
  NAME_RESERVATION: { own: '/company-name-reservation/', review: '/company-name-reservation-approval/' },
};

export const applicationPath = (processName: string, id: string): string | null => pathTo(pages[processName]?.own, id);
export const reviewPath = (processName: string, id: string): string | null => pathTo(pages[processName]?.review, id);

const pathTo = (prefix: string | undefined, id: string): string | null =>
  prefix === undefined ? null : `${prefix}${encodeURIComponent(id)}`;
