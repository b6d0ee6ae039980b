import type { FilableProcess } from './definitions';

interface FilingPages {
  /** Of whoever files it, up to the id; null: it has none, and they read the outcome on the dashboard. */
  readonly own: string | null;
  /** Of the office, up to the id. */
  readonly review: string;
  /** The screen code without which the page of the office is not shown. */
  readonly reviewCode: string;
  /** Of the parent company that is asked for its consent. */
  readonly consent?: string;
}

/** The address book of the filings: which page shows one to whom. A process without its row does not compile. */
const FILING_PAGES: Readonly<Record<FilableProcess, FilingPages>> = {
  NAME_RESERVATION: { own: '/company-name-reservation/', review: '/company-name-reservation-approval/', reviewCode: 'NAME_RESERVATION_APPROVAL', consent: '/company-name-reservation/group-request/' },
  MIGRATION_NAME_RESERVATION: { own: '/company-name-reservation/migrated-name-reservation?application=', review: '/company-name-reservation-approval/', reviewCode: 'NAME_RESERVATION_APPROVAL' },
  NAME_CHANGE: { own: '/post-amendment/application/', review: '/company-name-change-approval/', reviewCode: 'NAME_CHANGE_APPROVAL' },
  LOCATION_CHANGE: { own: '/post-amendment/application/', review: '/post-amendment/review/', reviewCode: 'POST_AMENDMENT_APPROVAL' },
  OTHERS: { own: '/post-amendment/application/', review: '/post-amendment/review/', reviewCode: 'POST_AMENDMENT_APPROVAL' },
  COMPANY_REGISTRATION: { own: '/company-registration?application=', review: '/company-registration/review/', reviewCode: 'COMPANY_REGISTRATION_APPROVAL' },
  MIGRATION_COMPANY_REGISTRATION: { own: '/company-registration?application=', review: '/company-registration/review/', reviewCode: 'COMPANY_REGISTRATION_APPROVAL' },
  MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION: { own: '/company-registration-approval/type-change?application=', review: '/company-registration/review/', reviewCode: 'COMPANY_REGISTRATION_APPROVAL' },
};

const isFilable = (process: string): process is FilableProcess => Object.hasOwn(FILING_PAGES, process);
const pagesOf = (process: string): FilingPages | undefined => (isFilable(process) ? FILING_PAGES[process] : undefined);
const withId = (prefix: string, id: string): string => `${prefix}${encodeURIComponent(id)}`;

/** Where whoever filed it reads it; null where there is no such page, or where the process is not known here. */
export function ownPage(process: string, id: string): string | null {
  const own = pagesOf(process)?.own;
  return own == null ? null : withId(own, id);
}

/** Where the office looks at it; null for a process that is not known here. */
export function reviewPage(process: string, id: string): string | null {
  const pages = pagesOf(process);
  return pages === undefined ? null : withId(pages.review, id);
}

/** Where the parent company answers; null where none is asked. */
export function consentPage(process: string, id: string): string | null {
  const consent = pagesOf(process)?.consent;
  return consent === undefined ? null : withId(consent, id);
}

/** The screen code of the office's page. */
export const reviewCode = (process: string): string | undefined => pagesOf(process)?.reviewCode;
