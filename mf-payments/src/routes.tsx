import type { RouteObject } from 'react-router-dom';

/** Each page is its own download; the addresses are those of routes.json. */
export const routes: RouteObject[] = [
  {
    path: '/fine-calculation/fine-calculator/:eventId',
    lazy: async () => ({ Component: (await import('./features/fines/calculator-page')).CalculatorPage }),
  },
  {
    path: '/fine-calculation/due-payment',
    lazy: async () => ({ Component: (await import('./features/fines/dues-page')).DuesPage }),
  },
  {
    path: '/fine-calculation/due-payment-detail/:eventId/:fineApplicationId',
    lazy: async () => ({ Component: (await import('./features/fines/due-detail-page')).DueDetailPage }),
  },
  {
    path: '/fine-calculation/fine-details-process/:fineProcessId',
    lazy: async () => ({ Component: (await import('./features/fines/process-fines-page')).ProcessFinesPage }),
  },
  {
    path: '/fine-calculation/fine-details-process/spsa/:eventId',
    lazy: async () => ({ Component: (await import('./features/fines/calculator-page')).ShareTransferFinePage }),
  },
  {
    path: '/fine-calculation/fine-details-event/:eventId/:status',
    lazy: async () => ({ Component: (await import('./features/fines/dues-page')).EventDuesPage }),
  },
  {
    path: '/payment',
    lazy: async () => ({ Component: (await import('./features/card/my-payments-page')).MyPaymentsPage }),
  },
  {
    path: '/payment/:paymentApplicationId',
    lazy: async () => ({ Component: (await import('./features/card/payment-page')).PaymentPage }),
  },
  {
    path: '/payment-of-companies',
    lazy: async () => ({ Component: (await import('./features/companies/company-bills-page')).CompanyBillsPage }),
  },
  {
    path: '/copy-order/:token',
    lazy: async () => ({ Component: (await import('./features/card/copy-order-page')).CopyOrderPage }),
  },
  {
    path: '/payment/status/:paymentStatus',
    lazy: async () => ({ Component: (await import('./features/card/payment-status-page')).PaymentStatusPage }),
  },
  {
    path: '/payment-reconciliation',
    lazy: async () => ({
      Component: (await import('./features/reconciliation/reconciliation-page')).ReconciliationPage,
    }),
  },
  {
    path: '/payment-history',
    lazy: async () => ({ Component: (await import('./features/history/payment-history-page')).PaymentHistoryPage }),
  },
  {
    path: '/old-payment-history',
    lazy: async () => ({
      Component: (await import('./features/history/old-payment-history-page')).OldPaymentHistoryPage,
    }),
  },
  {
    path: '/refunds',
    lazy: async () => ({ Component: (await import('./features/refunds/refunds-page')).RefundsPage }),
  },
  {
    path: '/revenue',
    lazy: async () => ({ Component: (await import('./features/revenue/revenue-page')).RevenuePage }),
  },
  {
    path: '/payment-vouchers',
    lazy: async () => ({ Component: (await import('./features/vouchers/vouchers-page')).VouchersPage }),
  },
  {
    path: '/fee-schedules',
    lazy: async () => ({ Component: (await import('./features/schedules/schedules-page')).SchedulesPage }),
  },
];
