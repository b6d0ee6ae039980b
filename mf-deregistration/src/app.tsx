import { createRemote } from '@registrar/runtime';
import { UiProvider } from '@registrar/ui';
import { routes } from './routes';

export const app = createRemote({
  name: 'mf-deregistration',
  routes,
  wrapper: UiProvider,
  loadMessages: async (language) => {
    const words = language === 'ne' ? await import('./locales/ne.json') : await import('./locales/en.json');
    return words.default;
  },
});
