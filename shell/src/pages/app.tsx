import { createRemote } from '@registrar/runtime';
import { UiProvider } from '@registrar/ui';
import { routes } from './routes';

/** The shell's own pages, by the same contract as a remote. */
export const app = createRemote({
  name: 'shell-pages',
  routes,
  async loadMessages(language) {
    const module = language === 'en' ? await import('./locales/en.json') : await import('./locales/ne.json');
    return module.default;
  },
  wrapper: UiProvider,
});
