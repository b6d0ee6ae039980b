import type { RouteObject } from 'react-router-dom';

/** Each page is its own download; the addresses are those of routes.json. */
export const routes: RouteObject[] = [
  { path: '/payment', lazy: async () => ({ Component: (await import('./features/card/my-payments-page')).MyPaymentsPage }) },
  { path: '/payment/:paymentApplicationId', lazy: async () => ({ Component: (await import('./features/card/payment-page')).PaymentPage }) },
  { path: '/payment/status/:paymentStatus', lazy: async () => ({ Component: (await import('./features/card/payment-status-page')).PaymentStatusPage }) },
  { path: '/payment-reconciliation', lazy: async () => ({ Component: (await import('./features/reconciliation/reconciliation-page')).ReconciliationPage }) },
  { path: '/payment-vouchers', lazy: async () => ({ Component: (await import('./features/vouchers/vouchers-page')).VouchersPage }) },
  { path: '/fee-schedules', lazy: async () => ({ Component: (await import('./features/schedules/schedules-page')).SchedulesPage }) },
];
