import type { RouteObject } from 'react-router-dom';

/** Each page is its own download; the addresses are those of routes.json. */
export const routes: RouteObject[] = [
  { path: '/login', lazy: async () => ({ Component: (await import('./features/sign-in/sign-in-page')).SignInPage }) },
  {
    path: '/register',
    lazy: async () => ({ Component: (await import('./features/sign-up/sign-up-page')).SignUpPage }),
  },
  {
    path: '/enter-otp/:phonenumber/:email',
    lazy: async () => ({ Component: (await import('./features/verify-sign-up/enter-otp-page')).EnterOtpPage }),
  },
  {
    path: '/verify-otp',
    lazy: async () => ({ Component: (await import('./features/verify-sign-up/find-sign-up-page')).FindSignUpPage }),
  },
  {
    path: '/register-verify-success/:email',
    lazy: async () => ({ Component: (await import('./features/verify-sign-up/sign-up-done-page')).SignUpDonePage }),
  },
  {
    path: '/change-password',
    lazy: async () => ({
      Component: (await import('./features/change-password/change-password-page')).ChangePasswordPage,
    }),
  },
  {
    path: '/forgot-password',
    lazy: async () => ({
      Component: (await import('./features/recover-password/forgot-password-page')).ForgotPasswordPage,
    }),
  },
  {
    path: '/recover-username',
    lazy: async () => ({
      Component: (await import('./features/recover-username/recover-username-page')).RecoverUsernamePage,
    }),
  },
  {
    path: '/company-email',
    lazy: async () => ({ Component: (await import('./features/company-email/company-email-page')).CompanyEmailPage }),
  },
  {
    path: '/user-profile',
    lazy: async () => ({ Component: (await import('./features/profile/profile-page')).ProfilePage }),
  },
  {
    path: '/management/staff',
    lazy: async () => ({ Component: (await import('./features/staff/staff-page')).StaffPage }),
  },
  {
    path: '/choose-verification',
    lazy: async () => ({
      Component: (await import('./features/old-system/choose-verification-page')).ChooseVerificationPage,
    }),
  },
  {
    path: '/old-system-login-verification',
    lazy: async () => ({ Component: (await import('./features/old-system/old-system-login-page')).OldSystemLoginPage }),
  },
  {
    path: '/old-system-registration',
    lazy: async () => ({
      Component: (await import('./features/old-system/old-system-registration-page')).OldSystemRegistrationPage,
    }),
  },
  {
    path: '/verify-details',
    lazy: async () => ({ Component: (await import('./features/old-system/verify-details-page')).VerifyDetailsPage }),
  },
  {
    path: '/representatives',
    lazy: async () => ({
      Component: (await import('./features/representatives/representatives-page')).RepresentativesPage,
    }),
  },
  {
    path: '/mandates',
    lazy: async () => ({ Component: (await import('./features/representatives/mandates-page')).MandatesPage }),
  },
  {
    path: '/representative-objection/:reference',
    lazy: async () => ({
      Component: (await import('./features/representative-objection/objection-page')).ObjectionPage,
    }),
  },
  {
    path: '/representative-invitation/:token',
    lazy: async () => ({ Component: (await import('./features/representatives/invitation-page')).InvitationPage }),
  },
  {
    path: '/reset-password/otp/:email',
    lazy: async () => ({ Component: (await import('./features/recover-password/reset-by-otp-page')).ResetByOtpPage }),
  },
  {
    path: '/reset-password/:token',
    lazy: async () => ({ Component: (await import('./features/recover-password/reset-by-link-page')).ResetByLinkPage }),
  },
];
