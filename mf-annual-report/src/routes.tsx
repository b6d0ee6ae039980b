import type { RouteObject } from 'react-router-dom';

/** Each page is its own download; the addresses are those of routes.json. */
export const routes: RouteObject[] = [
  {
    path: '/annual-report/list/:status',
    lazy: async () => ({ Component: (await import('./features/years/years-page')).YearsPage }),
  },
  {
    path: '/annual-report/review/:id',
    lazy: async () => ({ Component: (await import('./features/review/report-review-page')).ReportReviewPage }),
  },
  {
    path: '/annual-report-approval',
    lazy: async () => ({ Component: (await import('./features/review/approval-list-page')).ReportApprovalPage }),
  },
  {
    path: '/annual-report-approval/not-filed',
    lazy: async () => ({ Component: (await import('./features/not-filed/not-filed-page')).NotFiledPage }),
  },
  {
    path: '/annual-report-approval/record/:companyId',
    lazy: async () => ({ Component: (await import('./features/record/office-records-page')).OfficeRecordsPage }),
  },
  {
    path: '/annual-report/record',
    lazy: async () => ({ Component: (await import('./features/record/own-records-page')).OwnRecordsPage }),
  },
  {
    path: '/annual-report/:step?',
    lazy: async () => ({ Component: (await import('./features/report/report-page')).ReportPage }),
  },
];
