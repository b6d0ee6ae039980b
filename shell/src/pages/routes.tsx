import type { RouteObject } from 'react-router-dom';

const manuals = async () => ({ Component: (await import('./manuals/manuals-page')).default });

export const routes: RouteObject[] = [
  { path: '/dashboard', lazy: async () => ({ Component: (await import('./dashboard/dashboard-page')).default }) },
  {
    path: '/application/:id/:reader?',
    lazy: async () => ({ Component: (await import('./application/application-page')).default }),
  },
  { path: '/management', lazy: async () => ({ Component: (await import('./management/management-page')).default }) },
  {
    path: '/notifications',
    lazy: async () => ({ Component: (await import('./notifications/notifications-page')).default }),
  },
  {
    path: '/notifications/preferences',
    lazy: async () => ({ Component: (await import('./notifications/preferences-page')).default }),
  },
  {
    path: '/management/deliveries',
    lazy: async () => ({ Component: (await import('./deliveries/deliveries-page')).default }),
  },
  { path: '/management/audit', lazy: async () => ({ Component: (await import('./audit/audit-page')).default }) },
  { path: '/audit-heads', lazy: async () => ({ Component: (await import('./audit-heads/audit-heads-page')).default }) },
  {
    path: '/management/workload',
    lazy: async () => ({ Component: (await import('./management/workload-page')).default }),
  },
  { path: '/committee', lazy: async () => ({ Component: (await import('./committee/committee-page')).default }) },
  { path: '/manuals', lazy: manuals },
  { path: '/manuals/:topic', lazy: manuals },
  { path: '/video-manual', lazy: async () => ({ Component: (await import('./manuals/video-manual-page')).default }) },
  { path: '/font-download', lazy: async () => ({ Component: (await import('./manuals/font-download-page')).default }) },
];
