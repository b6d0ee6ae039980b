import type { RouteObject } from 'react-router-dom';

const FORM = '/de-registration/:phaseKey/:processKey/:deRegistrationProcessId';
/** The addresses of a form in its proceeding, as the specification lists them. */
const FORM_ADDRESSES = [
  FORM,
  `${FORM}/:phaseId`,
  `${FORM}/:phaseId/:processId`,
  `${FORM}/:phaseId/:processId/:permissionStatus`,
];

/** Each page is its own download; the addresses are those of routes.json. */
export const routes: RouteObject[] = [
  {
    path: '/de-registration-approval',
    lazy: async () => ({ Component: (await import('./features/proceedings/proceedings-page')).ProceedingsPage }),
  },
  {
    path: '/de-registration-approval/calendar',
    lazy: async () => ({ Component: (await import('./features/calendar/calendar-page')).CalendarPage }),
  },
  {
    path: '/de-registration-approval/forced-openings',
    lazy: async () => ({ Component: (await import('./features/forced-openings/openings-page')).OpeningsPage }),
  },
  {
    path: '/de-registration-approval/forced-openings/candidates',
    lazy: async () => ({ Component: (await import('./features/forced-openings/candidates-page')).CandidatesPage }),
  },
  {
    path: '/de-registration-approval/liquidators',
    lazy: async () => ({ Component: (await import('./features/liquidators/licences-page')).LicencesPage }),
  },
  {
    path: '/de-registration/liquidator',
    lazy: async () => ({ Component: (await import('./features/liquidator/liquidations-page')).LiquidationsPage }),
  },
  {
    path: '/de-registration/liquidator/:id',
    lazy: async () => ({ Component: (await import('./features/liquidator/liquidation-page')).LiquidationPage }),
  },
  {
    path: '/de-registration/liquidator-admission',
    lazy: async () => ({ Component: (await import('./features/liquidator/admission-page')).AdmissionPage }),
  },
  {
    path: '/de-registration-approval/restorations',
    lazy: async () => ({ Component: (await import('./features/restorations/restorations-page')).RestorationsPage }),
  },
  {
    path: '/de-registration-approval/restorations/candidates',
    lazy: async () => ({
      Component: (await import('./features/restorations/candidates-page')).RestorableCompaniesPage,
    }),
  },
  {
    path: '/de-registration-approval/forced-openings/batches',
    lazy: async () => ({ Component: (await import('./features/forced-batches/batches-page')).BatchesPage }),
  },
  {
    path: '/de-registration-approval/forced-openings/batches/:id',
    lazy: async () => ({ Component: (await import('./features/forced-batches/batch-page')).BatchPage }),
  },
  {
    path: '/de-registration-approval/:id',
    lazy: async () => ({ Component: (await import('./features/proceedings/proceeding-page')).ProceedingPage }),
  },
  {
    path: '/notices',
    lazy: async () => ({ Component: (await import('./features/notices/notices-page')).NoticesPage }),
  },
  {
    path: '/notices/mail/:token',
    lazy: async () => ({ Component: (await import('./features/following/follower-page')).FollowerPage }),
  },
  {
    path: '/notices/:id',
    lazy: async () => ({ Component: (await import('./features/notices/notice-page')).NoticePage }),
  },
  {
    path: '/opinion-request/:token',
    lazy: async () => ({
      Component: (await import('./features/opinion-request/opinion-request-page')).OpinionRequestPage,
    }),
  },
  {
    path: '/notices/:id/object',
    lazy: async () => ({ Component: (await import('./features/handing-in/hand-in-page')).ObjectPage }),
  },
  {
    path: '/notices/:id/claim',
    lazy: async () => ({ Component: (await import('./features/handing-in/hand-in-page')).ClaimPage }),
  },
  {
    path: '/de-registration-approval/filings',
    lazy: async () => ({ Component: (await import('./features/review/approval-list-page')).ApprovalListPage }),
  },
  {
    path: '/de-registration/review/:id',
    lazy: async () => ({ Component: (await import('./features/review/review-page')).ReviewPage }),
  },
  {
    path: '/de-registration/list/:status',
    lazy: async () => ({ Component: (await import('./features/list/filing-list-page')).FilingListPage }),
  },
  {
    path: '/de-registration/application/:id/:step?',
    lazy: async () => ({ Component: (await import('./features/filing/filing-page')).OwnFilingPage }),
  },
  {
    path: '/de-registration/proceeding/:id',
    lazy: async () => ({ Component: (await import('./features/closing/own-proceeding-page')).OwnProceedingPage }),
  },
  {
    path: '/de-registration/:phaseKey',
    lazy: async () => ({ Component: (await import('./features/closing/phase-page')).PhasePage }),
  },
  {
    path: '/discounted-de-registration-start',
    lazy: async () => ({ Component: (await import('./features/discounted/discounted-pages')).DiscountedStartPage }),
  },
  ...['', '/annualReport', '/fineDetails', '/necessaryDocuments', '/phase2', '/phase3'].map((part) => ({
    path: `/discounted-de-registration${part}`,
    lazy: async () => ({ Component: (await import('./features/discounted/discounted-pages')).DiscountedPage }),
  })),
  ...FORM_ADDRESSES.map((path) => ({
    path,
    lazy: async () => ({ Component: (await import('./features/closing/own-proceeding-page')).ProceedingFormPage }),
  })),
];
