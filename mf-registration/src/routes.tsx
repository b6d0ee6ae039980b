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
    path: '/verify-document',
    lazy: async () => ({
      Component: (await import('./features/verify-document/verify-document-page')).VerifyDocumentPage,
    }),
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
