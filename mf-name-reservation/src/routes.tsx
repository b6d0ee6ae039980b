import type { RouteObject } from 'react-router-dom';

/** Each page is its own download; the addresses are those of routes.json. */
export const routes: RouteObject[] = [
  {
    path: '/check-name',
    lazy: async () => ({ Component: (await import('./features/check-name/check-name-page')).CheckNamePage }),
  },
  {
    path: '/search-company',
    lazy: async () => ({
      Component: (await import('./features/search-company/search-company-page')).SearchCompanyPage,
    }),
  },
  {
    path: '/company-name-reservation',
    children: [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('./features/my-reservations/my-reservations-page')).MyReservationsPage,
        }),
      },
      {
        path: 'check-company-registration',
        lazy: async () => ({ Component: (await import('./features/check-name/check-name-page')).CheckNamePage }),
      },
      {
        path: 'migrated-name-reservation',
        lazy: async () => ({ Component: (await import('./features/migrated/migrated-page')).MigratedPage }),
      },
      {
        path: 'migrated-name-reservation/add-necessary-document',
        lazy: async () => ({ Component: (await import('./features/migrated/migrated-page')).AddNecessaryDocumentPage }),
      },
      {
        path: 'group-request',
        lazy: async () => ({
          Component: (await import('./features/group-request/group-request-list-page')).GroupRequestListPage,
        }),
      },
      {
        path: 'group-request/:id',
        lazy: async () => ({
          Component: (await import('./features/group-request/group-request-page')).GroupRequestPage,
        }),
      },
      {
        path: 'objective',
        lazy: async () => ({ Component: (await import('./features/objectives/objectives-page')).ObjectivesPage }),
      },
      {
        path: ':id/:step?',
        lazy: async () => ({ Component: (await import('./features/reservation/reservation-page')).ReservationPage }),
      },
    ],
  },
  {
    path: '/company-name-reservation-approval',
    children: [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('./features/approval-list/approval-list-page')).ApprovalListPage,
        }),
      },
      {
        path: ':id',
        lazy: async () => ({ Component: (await import('./features/approval/approval-page')).ApprovalPage }),
      },
    ],
  },
  {
    path: '/name-word-lists',
    lazy: async () => ({ Component: (await import('./features/word-lists/word-lists-page')).WordListsPage }),
  },
  {
    path: '/company-name-change-approval',
    children: [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('./features/name-change/name-change-approval-list-page')).NameChangeApprovalListPage,
        }),
      },
      {
        path: ':id',
        lazy: async () => ({
          Component: (await import('./features/name-change/name-change-approval-page')).NameChangeApprovalPage,
        }),
      },
    ],
  },
];
