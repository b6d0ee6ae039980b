import type { RouteObject } from 'react-router-dom';

/** Each page is its own download; the addresses are those of routes.json. */
export const routes: RouteObject[] = [
  { path: '/view', lazy: async () => ({ Component: (await import('./features/view-letter/view-letter-page')).ViewLetterPage }) },
  { path: '/company-registration/:step?', lazy: async () => ({ Component: (await import('./features/wizard/registration-page')).RegistrationPage }) },
];
