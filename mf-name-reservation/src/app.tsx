import type { ComponentProps } from 'react';
import { nameVersions } from '@registrar/domain/processes/definition/name-versions';
import { createRemote } from '@registrar/runtime';
import { DrawnVersions, UiProvider } from '@registrar/ui';
import { routes } from './routes';

const Wrapper = ({ language, children }: ComponentProps<typeof UiProvider>) => (
  <UiProvider language={language}>
    <DrawnVersions value={nameVersions}>{children}</DrawnVersions>
  </UiProvider>
);

export const app = createRemote({
  name: 'mf-name-reservation',
  routes,
  wrapper: Wrapper,
  loadMessages: async (language) => {
    const words = language === 'ne' ? await import('./locales/ne.json') : await import('./locales/en.json');
    return words.default;
  },
});
