import type { RouteObject } from 'react-router-dom';

/** Each page is its own download; the addresses are those of routes.json. */
export const routes: RouteObject[] = [
  { path: '/check-name', lazy: async () => ({ Component: (await import('./features/check-name/check-name-page')).CheckNamePage }) },
  {
    path: '/company-name-reservation',
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./features/my-reservations/my-reservations-page')).MyReservationsPage }) },
      {
        path: 'check-company-registration',
        lazy: async () => ({ Component: (await import('./features/check-name/check-name-page')).CheckNamePage }),
      },
      { path: 'objective', lazy: async () => ({ Component: (await import('./features/objectives/objectives-page')).ObjectivesPage }) },
      { path: ':id/:step?', lazy: async () => ({ Component: (await import('./features/reservation/reservation-page')).ReservationPage }) },
    ],
  },
  {
    path: '/company-name-reservation-approval',
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./features/approval-list/approval-list-page')).ApprovalListPage }) },
      { path: ':id', lazy: async () => ({ Component: (await import('./features/approval/approval-page')).ApprovalPage }) },
    ],
  },
];
