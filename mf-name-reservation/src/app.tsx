import { createRemote } from '@registrar/runtime';
import { UiProvider } from '@registrar/ui';
import { routes } from './routes';

export const app = createRemote({
  name: 'mf-name-reservation',
  routes,
  wrapper: UiProvider,
  loadMessages: async (language) => (await import(`./locales/${language}.json`)).default,
});
