import type { RouteObject } from 'react-router-dom';

/** Each page is its own download; the addresses are those of routes.json. */
export const routes: RouteObject[] = [
  { path: '/payment-vouchers', lazy: async () => ({ Component: (await import('./features/vouchers/vouchers-page')).VouchersPage }) },
  { path: '/fee-schedules', lazy: async () => ({ Component: (await import('./features/schedules/schedules-page')).SchedulesPage }) },
];
