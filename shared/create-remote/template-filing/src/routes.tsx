import type { RouteObject } from 'react-router-dom';

/** Each page is its own download; the addresses are those of routes.json. */
export const routes: RouteObject[] = [
  {
    path: '__PATH__',
    lazy: async () => ({ Component: (await import('./features/offices/office-list-page')).OfficeListPage }),
  },
  {
    path: '__PATH__/company',
    lazy: async () => ({
      Component: (await import('./features/company-search/company-search-page')).CompanySearchPage,
    }),
  },
  {
    path: '__PATH__/list/:status',
    lazy: async () => ({ Component: (await import('./features/list/filing-list-page')).FilingListPage }),
  },
  {
    path: '__PATH__/application/:id/:step?',
    lazy: async () => ({ Component: (await import('./features/filing/filing-page')).OwnFilingPage }),
  },
  {
    path: '__PATH__-approval',
    lazy: async () => ({ Component: (await import('./features/review/approval-list-page')).ApprovalListPage }),
  },
  {
    path: '__PATH__/review/:id',
    lazy: async () => ({ Component: (await import('./features/review/review-page')).ReviewPage }),
  },
];
