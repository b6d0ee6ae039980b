import type { RouteObject } from 'react-router-dom';

/** Each page is its own download; the addresses are those of routes.json. */
export const routes: RouteObject[] = [
  {
    path: '/de-registration-approval',
    lazy: async () => ({ Component: (await import('./features/proceedings/proceedings-page')).ProceedingsPage }),
  },
  {
    path: '/de-registration-approval/:id',
    lazy: async () => ({ Component: (await import('./features/proceedings/proceeding-page')).ProceedingPage }),
  },
];
