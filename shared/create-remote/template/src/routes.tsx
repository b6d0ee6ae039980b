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
];
