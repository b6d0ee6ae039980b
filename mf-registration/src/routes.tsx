import type { RouteObject } from 'react-router-dom';

/** Each page is its own download; the addresses are those of routes.json. */
export const routes: RouteObject[] = [
  {
    path: '/signed-documents',
    lazy: async () => ({
      Component: (await import('./features/document-lists/signed-documents-page')).SignedDocumentsPage,
    }),
  },
  {
    path: '/paper-signing',
    lazy: async () => ({
      Component: (await import('./features/document-lists/paper-signing-page')).PaperSigningPage,
    }),
  },
  {
    path: '/rejected-documents',
    lazy: async () => ({
      Component: (await import('./features/document-lists/rejected-documents-page')).RejectedDocumentsPage,
    }),
  },
  {
    path: '/migrated-documents',
    lazy: async () => ({
      Component: (await import('./features/document-lists/migrated-documents-page')).MigratedDocumentsPage,
    }),
  },
  {
    path: '/view',
    lazy: async () => ({ Component: (await import('./features/view-letter/view-letter-page')).ViewLetterPage }),
  },
  {
    path: '/company-registration-approval',
    lazy: async () => ({ Component: (await import('./features/review/approval-list-page')).RegistrationApprovalPage }),
  },
  {
    path: '/company-registration-approval/type-change',
    lazy: async () => ({ Component: (await import('./features/type-change/type-change-page')).TypeChangePage }),
  },
  {
    path: '/company-registration/review/:id',
    lazy: async () => ({
      Component: (await import('./features/review/registration-review-page')).RegistrationReviewPage,
    }),
  },
  {
    path: '/company/:id',
    lazy: async () => ({ Component: (await import('./features/company/company-page')).CompanyPage }),
  },
  {
    path: '/open-data',
    lazy: async () => ({ Component: (await import('./features/open-data/open-data-page')).OpenDataPage }),
  },
  {
    path: '/gazette',
    lazy: async () => ({ Component: (await import('./features/open-data/gazette-page')).GazettePage }),
  },
  {
    path: '/standardize-document',
    lazy: async () => ({ Component: (await import('./features/model-forms/model-forms-page')).ModelFormsPage }),
  },
  {
    path: '/followed-companies',
    lazy: async () => ({ Component: (await import('./features/followed/followed-page')).FollowedPage }),
  },
  {
    path: '/verify-document',
    lazy: async () => ({
      Component: (await import('./features/verify-document/verify-document-page')).VerifyDocumentPage,
    }),
  },
  {
    path: '/before-you-begin',
    lazy: async () => ({
      Component: (await import('./features/before-you-begin/before-you-begin-page')).BeforeYouBeginPage,
    }),
  },
  {
    path: '/eServices',
    lazy: async () => ({ Component: (await import('./features/e-services/e-services-page')).EServicesPage }),
  },
  {
    path: '/eservice-verify-email',
    lazy: async () => ({ Component: (await import('./features/e-services/application-page')).ApplicationPage }),
  },
  {
    path: '/request-document-eServices',
    lazy: async () => ({ Component: (await import('./features/e-services/buy-copies-page')).BuyCopiesPage }),
  },
  {
    path: '/filing-signature/:token',
    lazy: async () => ({
      Component: (await import('./features/filing-signature/filing-signature-page')).FilingSignaturePage,
    }),
  },
  {
    path: '/company-registration/:step?',
    lazy: async () => ({ Component: (await import('./features/registration-page')).RegistrationPage }),
  },
];
