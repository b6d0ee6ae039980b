import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createPortalI18n } from '@registrar/i18n/create-i18n';
import type { Language } from '@registrar/i18n/language';
import { commonMessages } from '@registrar/i18n/messages';
import { UiProvider } from '../base/ui-provider';

/** Draws a component as a page of the portal would, in a language that can be switched. */
export function renderUi(element: ReactElement, language: Language = 'en') {
  const i18n = createPortalI18n({
    language,
    messages: { ne: { common: commonMessages.ne }, en: { common: commonMessages.en } },
  });
  const wrap = (inner: ReactElement, shown: Language) => (
    <I18nextProvider i18n={i18n}>
      <UiProvider language={shown}>{inner}</UiProvider>
    </I18nextProvider>
  );
  const view = render(wrap(element, language));
  return {
    ...view,
    user: userEvent.setup(),
    update: (next: ReactElement) => view.rerender(wrap(next, language)),
    switchTo: (next: Language) =>
      act(async () => {
        await i18n.changeLanguage(next);
        view.rerender(wrap(element, next));
      }),
  };
}
