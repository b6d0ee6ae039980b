import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import ConfigProvider from 'antd/es/config-provider';
import englishLocale from 'antd/es/locale/en_US';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { Language } from '@registrar/i18n/language';
import { pastePlain } from './fields/plain-paste';
import { nepaliLocale } from './locale/nepali';
import { portalTheme } from './theme/theme';
import { useReducedMotion } from './a11y/use-reduced-motion';

/**
 * The icon of a waiting button comes and goes at once: the default one leaves by a motion, and where that does not end
 * the button keeps its “loading” in its name.
 */
const steadyButtons = { autoInsertSpace: false, loadingIcon: <LoadingOutlined /> };
/** Section 9 of the specification: what is longer is scrolled within its panel. */
const boundedPanels = { styles: { body: { maxHeight: 1000, overflow: 'auto' } } };
const noWave = { disabled: true };

/** Gives one React root the portal's look and Ant Design's words in the reader's language. */
export function UiProvider({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const reducedMotion = useReducedMotion();
  // the same listener of several roots is one
  useEffect(() => {
    document.addEventListener('paste', pastePlain, { capture: true });
  }, []);
  const theme = useMemo(
    () => (reducedMotion ? { ...portalTheme, token: { ...portalTheme.token, motion: false } } : portalTheme),
    [reducedMotion],
  );
  return (
    <ConfigProvider
      theme={theme}
      locale={language === 'ne' ? nepaliLocale : englishLocale}
      button={steadyButtons}
      collapse={boundedPanels}
      wave={noWave}
    >
      {children}
    </ConfigProvider>
  );
}
