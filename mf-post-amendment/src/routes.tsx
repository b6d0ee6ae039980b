import { Navigate, type RouteObject } from 'react-router-dom';

const filing = async () => ({ Component: (await import('./features/filing/amendment-page')).AmendmentPage });

/**
 * Each page is its own download; the addresses are those of routes.json. Who answers for one company is led on to its
 * page at once, so the two come together, with the part that is shown first.
 */
export const routes: RouteObject[] = [
  {
    path: '/post-amendment/company',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "company" */ './features/company/own-companies-page'))
        .OwnCompaniesPage,
    }),
  },
  {
    path: '/post-amendment/company/:companyId',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "company" */ './features/company/company-page')).CompanyPage,
    }),
  },
  {
    path: '/post-amendment/company/:companyId/access-log',
    lazy: async () => ({ Component: (await import('./features/access-log/access-log-page')).AccessLogPage }),
  },
  {
    path: '/post-amendment/add-new',
    lazy: async () => ({ Component: (await import('./features/add-new/add-new-page')).AddNewPage }),
  },
  {
    path: '/post-amendment/list/:status',
    lazy: async () => ({ Component: (await import('./features/list/company-filings-page')).CompanyFilingsPage }),
  },
  { path: '/post-amendment/application/:processId', lazy: filing },
  // the specification has two addresses for one process; the other one is that of its filing
  {
    path: '/post-amendment/activity/CAPITAL_UPDATE',
    element: <Navigate to="/post-amendment/add-new#CAPITAL_CHANGE" replace />,
  },
  { path: '/post-amendment/activity/:eventId/:processName/:processId/:step?/:itemStep?/:item?/:part?', lazy: filing },
  {
    path: '/post-amendment/call-for-explanation/:id',
    lazy: async () => ({ Component: (await import('./features/calls/call-page')).OwnCallPage }),
  },
  {
    path: '/post-amendment/explanation-calls',
    lazy: async () => ({ Component: (await import('./features/calls/calls-page')).CallsPage }),
  },
  {
    path: '/post-amendment/explanation-calls/new',
    lazy: async () => ({ Component: (await import('./features/calls/open-call-page')).OpenCallPage }),
  },
  {
    path: '/post-amendment/explanation-calls/:id',
    lazy: async () => ({ Component: (await import('./features/calls/call-page')).OfficeCallPage }),
  },
  {
    path: '/post-amendment/company-orders',
    lazy: async () => ({ Component: (await import('./features/orders/orders-page')).OrdersPage }),
  },
  {
    path: '/post-amendment/company-orders/new',
    lazy: async () => ({ Component: (await import('./features/orders/place-order-page')).PlaceOrderPage }),
  },
  {
    path: '/post-amendment/heir-admissions',
    lazy: async () => ({ Component: (await import('./features/heirs/heir-admissions-page')).HeirAdmissionsPage }),
  },
  {
    path: '/post-amendment/heir-admissions/new',
    lazy: async () => ({ Component: (await import('./features/heirs/admit-heir-page')).AdmitHeirPage }),
  },
  {
    path: '/director-disclosure/:token',
    lazy: async () => ({
      Component: (await import('./features/director-disclosure/disclosure-page')).DirectorDisclosurePage,
    }),
  },
  {
    path: '/post-amendment-approval',
    lazy: async () => ({ Component: (await import('./features/review/approval-list-page')).AmendmentApprovalPage }),
  },
  {
    path: '/post-amendment/review/:id',
    lazy: async () => ({ Component: (await import('./features/review/amendment-review-page')).AmendmentReviewPage }),
  },
];
