import { Navigate, type RouteObject } from 'react-router-dom';
import { paths as mistakes } from './features/mistakes/mistake-address';

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
    path: '/additional-requested-documents',
    lazy: async () => ({
      Component: (await import('./features/requested-documents/requested-documents-page')).RequestedDocumentsPage,
    }),
  },
  {
    path: '/additional-requested-documents/:viewData',
    lazy: async () => ({
      Component: (await import('./features/requested-documents/own-request-page')).OwnRequestPage,
    }),
  },
  {
    path: '/post-amendment/document-reuploads',
    lazy: async () => ({ Component: (await import('./features/requested-documents/reuploads-page')).ReuploadsPage }),
  },
  {
    path: '/post-amendment/document-reuploads/new',
    lazy: async () => ({
      Component: (await import('./features/requested-documents/ask-reupload-page')).AskReuploadPage,
    }),
  },
  {
    path: '/post-amendment/document-reuploads/:id',
    lazy: async () => ({ Component: (await import('./features/requested-documents/reupload-page')).ReuploadPage }),
  },
  {
    path: '/request-documents-mail/list',
    lazy: async () => ({
      Component: (await import('./features/document-asks/verified-documents-pages')).VerifiedDocumentsPage,
    }),
  },
  {
    path: '/request-documents-mail/form',
    lazy: async () => ({
      Component: (await import('./features/document-asks/verified-documents-pages')).VerifiedDocumentFormPage,
    }),
  },
  {
    path: '/shared-document/:token',
    lazy: async () => ({
      Component: (await import('./features/document-shares/shared-document-page')).SharedDocumentPage,
    }),
  },
  {
    path: '/filing-report/:token',
    lazy: async () => ({ Component: (await import('./features/filing-reports/report-page')).ReportPage }),
  },
  {
    path: '/post-amendment/institutions',
    lazy: async () => ({ Component: (await import('./features/institutions/institutions-page')).InstitutionsPage }),
  },
  {
    path: '/post-amendment/institutions/admissions',
    lazy: async () => ({ Component: (await import('./features/institutions/admissions-page')).AdmissionsPage }),
  },
  {
    path: '/post-amendment/institutions/new',
    lazy: async () => ({
      Component: (await import('./features/institutions/admit-institution-page')).AdmitInstitutionPage,
    }),
  },
  {
    path: '/post-amendment/stopped-filings',
    lazy: async () => ({ Component: (await import('./features/filing-reports/stops-page')).StopsPage }),
  },
  {
    path: '/post-amendment/company/:companyId/lock',
    lazy: async () => ({ Component: (await import('./features/company-locks/lock-page')).LockPage }),
  },
  {
    path: '/post-amendment/locked-companies',
    lazy: async () => ({
      Component: (await import('./features/company-locks/locked-companies-page')).LockedCompaniesPage,
    }),
  },
  {
    path: '/document-share-objection/:token',
    lazy: async () => ({
      Component: (await import('./features/document-shares/share-objection-page')).ShareObjectionPage,
    }),
  },
  {
    path: '/grievance',
    lazy: async () => ({ Component: (await import('./features/grievance/grievances-page')).GrievancesPage }),
  },
  {
    path: '/grievance/new',
    lazy: async () => ({ Component: (await import('./features/grievance/ask-grievance-page')).AskGrievancePage }),
  },
  {
    path: '/grievance/:id',
    lazy: async () => ({ Component: (await import('./features/grievance/ticket-pages')).GrievancePage }),
  },
  {
    path: '/open-grievance',
    lazy: async () => ({ Component: (await import('./features/grievance/open-grievance-page')).OpenGrievancePage }),
  },
  {
    path: '/copy-delivery/:token',
    lazy: async () => ({ Component: (await import('./features/pratilipi/delivery-page')).DeliveryPage }),
  },
  {
    path: '/open-grievance/:token',
    lazy: async () => ({ Component: (await import('./features/grievance/ticket-pages')).OpenTicketPage }),
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
    path: mistakes.list,
    lazy: async () => ({ Component: (await import('./features/mistakes/corrections-page')).CorrectionsPage }),
  },
  {
    path: mistakes.choose,
    lazy: async () => ({ Component: (await import('./features/mistakes/choose-filing-page')).ChooseFilingPage }),
  },
  {
    path: mistakes.one,
    lazy: async () => ({ Component: (await import('./features/mistakes/correction-page')).CorrectionPage }),
  },
  {
    path: '/pratilipi',
    lazy: async () => ({ Component: (await import('./features/pratilipi/orders-page')).OrdersPage }),
  },
  {
    path: '/pratilipi/request',
    lazy: async () => ({ Component: (await import('./features/pratilipi/request-page')).RequestPage }),
  },
  {
    path: '/pratilipi/view/:id',
    lazy: async () => ({ Component: (await import('./features/pratilipi/order-page')).OrderPage }),
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
